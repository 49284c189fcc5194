import type { EdgeContext } from './env.ts';

/** Seconds for which the edge keeps what never changes: a year. */
export const FOREVER_SECONDS = 31_536_000;

/**
 * The URL under which the edge keeps a path. Not of the site's own host, so that whatever an earlier Worker stored
 * unchecked is not found again.
 */
export const getKeptUrl = (path: string): string => `https://kept.invalid${path}`;

/** What the edge keeps under a path; null when it keeps nothing. A cache that fails is like an empty one. */
export async function readKept({ cache }: EdgeContext, path: string): Promise<Response | null> {
  try {
    return (await cache.match(getKeptUrl(path))) ?? null;
  } catch (error) {
    console.error(JSON.stringify({ event: 'edge_cache_failed', error: String(error) }));
    return null;
  }
}

/** Keeps a response under a path while the request goes on, as long as its `cache-control` says. */
export function keep({ cache, waitUntil }: EdgeContext, path: string, response: Response): void {
  const log = (error: unknown) => console.error(JSON.stringify({ event: 'edge_cache_failed', error: String(error) }));
  waitUntil(cache.put(getKeptUrl(path), response).catch(log));
}

/** Drops what the edge keeps under a path. */
export async function drop({ cache }: EdgeContext, path: string): Promise<void> {
  await cache.delete(getKeptUrl(path));
}

/** What the edge keeps as JSON under a path, unchecked; null when it keeps nothing. */
export async function readKeptJson(context: EdgeContext, path: string): Promise<unknown> {
  const kept = await readKept(context, path);
  return kept ? kept.json().catch(() => null) : null;
}

/** Keeps a checked JSON text under a path for some seconds; nothing for 0 seconds. */
export function keepJson(context: EdgeContext, path: string, text: string, seconds: number): void {
  if (seconds === 0) return;
  const headers = { 'cache-control': `max-age=${seconds}`, 'content-type': 'application/json' };
  keep(context, path, new Response(text, { headers }));
}
