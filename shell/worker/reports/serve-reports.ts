import { REPORTS_PATH } from '@almaty/delivery/routes';
import { MAX_FIGURE_HOURS, type PartFigures, WATCHED, type Watched } from '@almaty/delivery/schema';
import type { EdgeContext } from '../env.ts';
import { baseHeaders } from '../headers.ts';
import { fileNotFound } from '../responses.ts';
import { toHour, toMoment } from './figure-store.ts';
import { renderFigures, renderSignIn } from './figures-page.ts';
import { isSecret } from './is-secret.ts';
import { countRequest } from './network-limit.ts';
import { readText } from './read-text.ts';
import { receiveReport } from './receive-report.ts';
import { getFigureStore } from './record-events.ts';
import { summarizeFigures } from './summarize-figures.ts';
import { createSessionCookie, isEqual, isOfTeam } from './team-key.ts';

const SIGN_IN_PATH = `${REPORTS_PATH}/sign-in`;
const FIGURES_PATH = `${REPORTS_PATH}/figures`;

const jsonHeaders = { ...baseHeaders, 'cache-control': 'no-store' };

async function readPartFigures(context: EdgeContext, part: Watched, hours: number): Promise<PartFigures> {
  const sinceHour = toHour(Date.now()) - hours + 1;
  const { rows, networks } = await getFigureStore(context, part).read(sinceHour);
  return { part, since: toMoment(sinceHour).toISOString(), figures: summarizeFigures(rows, networks) };
}

/** Responds to `?part=<part>&hours=<1 to 168>`. */
async function serveFigures({ searchParams }: URL, context: EdgeContext): Promise<Response> {
  const part = WATCHED.find((name) => name === searchParams.get('part'));
  const hours = Number(searchParams.get('hours') ?? MAX_FIGURE_HOURS);
  if (!part || !Number.isInteger(hours) || hours < 1 || hours > MAX_FIGURE_HOURS) {
    const error = `Name a part (${WATCHED.join(', ')}), and hours from 1 to ${MAX_FIGURE_HOURS}`;
    return Response.json({ error }, { status: 400, headers: jsonHeaders });
  }
  return Response.json(await readPartFigures(context, part, hours), { headers: jsonHeaders });
}

async function signIn(request: Request, context: EdgeContext, key: string): Promise<Response> {
  if (!(await countRequest(request, context, 'sign-in'))) return renderSignIn('limited');
  const given = new URLSearchParams((await readText(request)) ?? '').get('key') ?? '';
  if (!(await isEqual(given.trim(), key))) return renderSignIn('refused');
  const headers = { ...jsonHeaders, location: REPORTS_PATH, 'set-cookie': await createSessionCookie(key) };
  return new Response(null, { status: 303, headers });
}

/**
 * Serves what is below `/_reports`: browsers post their reports there, teams read the figures as a page, and the release
 * command as JSON. Without a TEAM_KEY of at least 32 characters nobody reads anything.
 */
export async function serveReports(request: Request, context: EdgeContext): Promise<Response> {
  const url = new URL(request.url);
  const { TEAM_KEY } = context.env;
  if (url.pathname === REPORTS_PATH && request.method === 'POST') return receiveReport(request, context);
  if (!isSecret(TEAM_KEY)) return fileNotFound();
  if (url.pathname === SIGN_IN_PATH && request.method === 'POST') return signIn(request, context, TEAM_KEY);
  if (request.method !== 'GET') return fileNotFound();
  const isAllowed = await isOfTeam(request, TEAM_KEY);
  if (url.pathname === FIGURES_PATH)
    return isAllowed ? serveFigures(url, context) : Response.json({}, { status: 403, headers: jsonHeaders });
  if (url.pathname !== REPORTS_PATH) return fileNotFound();
  if (!isAllowed) return renderSignIn();
  return renderFigures(await Promise.all(WATCHED.map((part) => readPartFigures(context, part, MAX_FIGURE_HOURS))));
}
