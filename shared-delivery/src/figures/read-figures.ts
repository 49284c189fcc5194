import { REPORTS_PATH } from '../routes/routes.ts';
import { type Figures, MAX_FIGURE_HOURS, PartFigures, type Watched } from '../schema/index.ts';

/** Where and since when figures are read. */
export type FiguresRequest = {
  /** Origin of the site, `https://guide.example`. */
  site: string;
  /** The secret TEAM_KEY of the shell's Worker. */
  key: string;
  /** How many hours back; `MAX_FIGURE_HOURS` at most, which is the default. */
  hours?: number;
  fetch?: typeof globalThis.fetch;
};

const HOUR_MS = 3_600_000;

/** How many hours have figures since a moment; they are counted by the hour, so its own one is included. */
export const countHours = (since: Date): number =>
  Math.min(MAX_FIGURE_HOURS, Math.floor(Date.now() / HOUR_MS) - Math.floor(since.getTime() / HOUR_MS) + 1);

const TIMEOUT_MS = 10_000;

/** The site does not know the key: whoever gave it has to look. */
export class KeyRefusedError extends Error {
  override name = 'KeyRefusedError';
}

/**
 * Reads what was counted of a part or of the API: for each version and channel, how often it was opened, how often it failed, and how
 * fast it was.
 *
 * @returns the most viewed version first; nothing for a part that nobody has opened.
 * @throws Error with a text for whoever gave the command.
 */
export async function readFigures(part: Watched, request: FiguresRequest): Promise<Figures[]> {
  const { site, key, hours = MAX_FIGURE_HOURS, fetch = globalThis.fetch } = request;
  const url = new URL(`${REPORTS_PATH}/figures?part=${part}&hours=${hours}`, site);
  let response: Response;
  try {
    const headers = { authorization: `Bearer ${key}` };
    response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${url.origin} does not respond`, { cause: error });
  }
  if (response.status === 403)
    throw new KeyRefusedError(`${url.origin} refuses the key: is TEAM_KEY that of this site?`);
  if (!response.ok) throw new Error(`${url.origin} responded with status ${response.status} when asked for figures`);
  const parsed = PartFigures.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new Error(`${url.origin} responded with something else than figures`);
  return parsed.data.figures;
}
