import type { EdgeContext } from './env.ts';
import { baseHeaders } from './headers.ts';

/** The response for a file that does not exist; not cached, because the next release may contain it. */
export const fileNotFound = (): Response =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** A file of a release as it is stored in the bucket. */
export const assetResponse = (object: R2ObjectBody, cacheControl: string): Response =>
  new Response(object.body, {
    headers: {
      ...baseHeaders,
      'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'cache-control': cacheControl,
      etag: object.httpEtag,
      // Files of remotes are requested in CORS mode, so that the browser can check their integrity.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });

/** Responds from the edge cache, or creates the response and caches it; null becomes 404 and is not cached. */
export async function cached(
  { cache, waitUntil }: EdgeContext,
  url: string,
  create: () => Promise<Response | null>,
): Promise<Response> {
  const hit = await cache.match(url);
  if (hit) return hit;
  const response = await create();
  if (!response) return fileNotFound();
  waitUntil(cache.put(url, response.clone()));
  return response;
}
