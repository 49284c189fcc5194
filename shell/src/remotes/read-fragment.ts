import type { PageFragment } from './fragment-source.ts';

/** A fragment as the Worker serves it; its head comes first. */
export type ServedFragment = Pick<PageFragment, 'head'> & { body: string };

/**
 * The characters of a served fragment that its first part has at least: with them the pages that have the most markup are higher
 * than a window of 1080 pixels (e2e/journeys/first-parts.test.ts).
 */
export const FIRST_PART_LENGTH = 12_000;

const BODY_START = '"body":"';

/** The first part of a served fragment, up to a whole tag; undefined when there is no more than that, or not yet. */
function parseFirstPart(text: string): ServedFragment | undefined {
  const end = text.indexOf('>', FIRST_PART_LENGTH) + 1;
  if (end === 0 || text.startsWith('"}', end) || end < text.indexOf(BODY_START) + BODY_START.length) return undefined;
  return JSON.parse(`${text.slice(0, end)}"}`);
}

/**
 * Reads a served fragment while it arrives.
 *
 * @param onFirstPart called once with what fills the first window, if the fragment is longer than that.
 * @throws Error when the response is not a fragment, or breaks off.
 */
export async function readFragment(
  response: Response,
  onFirstPart: (part: ServedFragment) => void,
): Promise<ServedFragment> {
  if (!response.ok || !response.body) throw new Error(`${response.url} responded with ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let isTold = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text);
    text += value;
    const part = isTold ? undefined : parseFirstPart(text);
    if (!part) continue;
    isTold = true;
    onFirstPart(part);
  }
}
