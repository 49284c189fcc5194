import { removeTrailingSlashes } from '@almaty/delivery/find-page';
import { LRUCache } from 'lru-cache';
import { acceptsBrotli } from './compressed-copy.ts';
import type { EdgeContext } from './env.ts';
import { renderPartsOverlay } from './parts-overlay.ts';
import { NO_CACHE } from './release-server.ts';
import { findReleasedPage } from './released-page.ts';
import type { CurrentReleases } from './releases.ts';

/** How much the pages that an isolate remembers may take, in bytes: an isolate has 128 MB, and a page about 0.1. */
const LARGEST_SIZE = 16 * 2 ** 20;

/** A composed page, and its body compressed with Brotli. */
export type RememberedPage = { body: ArrayBuffer; compressed: Uint8Array; headers: Record<string, string> };

/** Creates the response of a remembered page: the compressed body for a browser that accepts it. */
export function createResponse(request: Request, { body, compressed, headers }: RememberedPage): Response {
  const isCompressed = acceptsBrotli(request);
  const response = isCompressed
    ? new Response(compressed, { headers, encodeBody: 'manual' })
    : new Response(body, { headers });
  response.headers.set('vary', 'accept-encoding');
  if (isCompressed) response.headers.set('content-encoding', 'br');
  return response;
}

/** Creates a memory for the pages that one isolate has composed; those that were used last stay (docs/decisions/0061). */
export const createPageMemory = (): LRUCache<string, RememberedPage> =>
  new LRUCache({
    maxSize: LARGEST_SIZE,
    sizeCalculation: ({ body, compressed }) => body.byteLength + compressed.byteLength,
  });

/**
 * What a page is remembered by: everything that it is composed from. Null for a page that is not: what a team looks at, and
 * one of many paths that one fragment serves, because such a path names a request.
 */
export function getMemoryKey(
  request: Request,
  { cache, env, visitor }: EdgeContext,
  releases: CurrentReleases,
): string | null {
  const url = new URL(request.url);
  const isForTeam = cache === NO_CACHE || Object.keys(visitor.previews).length > 0 || renderPartsOverlay(url) !== '';
  const path = removeTrailingSlashes(url.pathname);
  if (isForTeam || findReleasedPage(releases, path).path !== path) return null;
  const versions = Object.entries(releases).map(([remote, { version, channel }]) => [remote, version, channel]);
  return JSON.stringify([url.origin, url.pathname, env.TURNSTILE_SITE_KEY, versions]);
}
