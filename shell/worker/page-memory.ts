import { removeTrailingSlashes } from '@almaty/delivery/find-page';
import { compressPage } from './compress-page.ts';
import { acceptsBrotli } from './compressed-copy.ts';
import type { EdgeContext } from './env.ts';
import { FOREVER_SECONDS, getKept } from './kept.ts';
import { renderPartsOverlay } from './parts-overlay.ts';
import { isPreviewRefused } from './preview.ts';
import { findReleasedPage } from './released-page.ts';
import type { CurrentReleases } from './releases.ts';

/** A page, and whether the next visitor of the same releases gets the same. */
export type ComposedPage = { response: Response; isRepeatable: boolean };

/** A page as an isolate remembers it, its body also compressed. */
type StoredPage = {
  status: number;
  headers: Record<string, string>;
  body: ArrayBuffer;
  compressed: Uint8Array;
  isRepeatable: boolean;
};

async function store({ response, isRepeatable }: ComposedPage): Promise<StoredPage> {
  const body = await response.arrayBuffer();
  const headers = { ...Object.fromEntries(response.headers), vary: 'accept-encoding' };
  return { status: response.status, headers, body, compressed: compressPage(body), isRepeatable };
}

/** Creates the response of a page: the compressed body for a browser that accepts it. */
function createResponse(request: Request, { status, headers, body, compressed }: StoredPage): Response {
  if (body.byteLength === 0 || !acceptsBrotli(request)) return new Response(body, { status, headers });
  return new Response(compressed, {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
    encodeBody: 'manual',
  });
}

/**
 * What a page is remembered by: everything that it is composed from. Null for a page that is not: what a team looks at, and
 * one of many paths that one fragment serves, because such a path names a request.
 */
function getKey(request: Request, { env, visitor }: EdgeContext, releases: CurrentReleases): string | null {
  const url = new URL(request.url);
  const isForTeam = Object.keys(visitor.previews).length > 0 || isPreviewRefused(url) || renderPartsOverlay(url) !== '';
  const path = removeTrailingSlashes(url.pathname);
  if (isForTeam || findReleasedPage(releases, path).path !== path) return null;
  const versions = Object.entries(releases).map(([remote, { version, channel }]) => [remote, version, channel]);
  return JSON.stringify([url.origin, url.pathname, env.TURNSTILE_SITE_KEY, versions]);
}

/**
 * Responds with a page of some releases, which is composed and compressed unless this isolate remembers it
 * (docs/decisions/0038).
 */
export async function readPage(
  request: Request,
  context: EdgeContext,
  releases: CurrentReleases,
  compose: () => Promise<ComposedPage>,
): Promise<Response> {
  const key = getKey(request, context, releases);
  const read = async () => store(await compose());
  if (key === null) return createResponse(request, await read());
  const page = await getKept(context, {
    key,
    read,
    maxAge: FOREVER_SECONDS,
    isKeepable: ({ isRepeatable }) => isRepeatable,
    getSize: ({ body, compressed }) => body.byteLength + compressed.byteLength,
  });
  return createResponse(request, page);
}
