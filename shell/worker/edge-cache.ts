import type { EdgeContext } from './env.ts';

/** Seconds for which the edge keeps what never changes: a year. */
export const FOREVER_SECONDS = 31_536_000;

/**
 * The URL under which the edge keeps a path. Not of the site's own host, so that whatever an earlier Worker stored
 * unchecked is not found again.
 */
export const getKeptUrl = (path: string): string => `https://kept.invalid${path}`;

const logFailure = (error: unknown): void =>
  console.error(JSON.stringify({ event: 'edge_cache_failed', error: String(error) }));

/** What the edge keeps under a path; null when it keeps nothing. A cache that fails is like an empty one. */
export async function readKept({ cache }: EdgeContext, path: string): Promise<Response | null> {
  try {
    return (await cache.match(getKeptUrl(path))) ?? null;
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** Waits for a change of the cache, also when the request does not; one that fails changes nothing. */
function finish({ waitUntil }: EdgeContext, change: Promise<unknown>): Promise<void> {
  const finished = change.then(() => {}, logFailure);
  waitUntil(finished);
  return finished;
}

/** Keeps a response under a path while the request goes on, as long as its `cache-control` says. */
export const keep = (context: EdgeContext, path: string, response: Response): Promise<void> =>
  finish(context, context.cache.put(getKeptUrl(path), response));

/** Drops what the edge keeps under a path. */
export const drop = (context: EdgeContext, path: string): Promise<void> =>
  finish(context, context.cache.delete(getKeptUrl(path)));

/** What the edge keeps as JSON under a path, unchecked; null when it keeps nothing. */
export async function readKeptJson(context: EdgeContext, path: string): Promise<unknown> {
  const kept = await readKept(context, path);
  return kept ? kept.json().catch(() => null) : null;
}

/** Keeps a checked JSON text under a path for some seconds; nothing for 0 seconds. */
export async function keepJson(context: EdgeContext, path: string, text: string, seconds: number): Promise<void> {
  if (seconds === 0) return;
  const headers = { 'cache-control': `max-age=${seconds}`, 'content-type': 'application/json' };
  await keep(context, path, new Response(text, { headers }));
}
