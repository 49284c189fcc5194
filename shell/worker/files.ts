import { EDITOR_FOLDER, Version } from '@almaty/delivery/schema';
import { plainHeaders } from './headers.ts';
import { bucketOf, currentReleases, type Edge, isRemoteName } from './releases.ts';

const RELEASED_FILE = /^\/_mfe\/(?<remote>[a-z-]+)\/(?<version>[^/]+)\/(?<file>[\w./-]+)$/;

const PICTURE = /^\/pictures\/(?<file>[\w-]+\.(avif|webp|jpg))$/;

/** The answer for any file that is not there: never to be kept, because the next release may bring it. */
export const missingFile = () =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

function parse(pathname: string) {
  const { remote = '', version = '', file = '' } = RELEASED_FILE.exec(pathname)?.groups ?? {};
  const parts = file.split('/');
  // The editors' screen is a page with a policy of its own: it is served at its own address only (editor.ts).
  const usable =
    isRemoteName(remote) && Version.safeParse(version).success && !parts.includes('..') && parts[0] !== EDITOR_FOLDER;
  return usable ? { remote, key: `${version}/${file}` } : null;
}

/** Serves `/_mfe/<remote>/<version>/<file>` out of the remote's bucket: what is there once never changes. */
export async function serveReleasedFile(request: Request, edge: Edge): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const wanted = parse(pathname);
  if (!wanted) return missingFile();
  return throughCache(edge, origin + pathname, async () => {
    const object = await bucketOf(edge.env, wanted.remote).get(wanted.key);
    return object && answerWith(object, 'public, max-age=31536000, immutable');
  });
}

/**
 * Serves `/pictures/<file>` out of the catalogue's current release. Its address has no version, so that an itinerary
 * which was put together weeks ago, or a shared link, still finds it; it may therefore be kept for a week only.
 */
export async function servePicture(request: Request, edge: Edge): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const { file } = PICTURE.exec(pathname)?.groups ?? {};
  if (!file) return missingFile();
  return throughCache(edge, origin + pathname, async () => {
    const { catalogue } = await currentReleases(edge);
    const object = catalogue && (await bucketOf(edge.env, 'catalogue').get(`${catalogue.version}/pictures/${file}`));
    return object ? answerWith(object, 'public, max-age=604800') : null;
  });
}

/** What the edge has kept for an address, or what is read now; a miss is never kept. */
export async function throughCache(
  edge: Edge,
  address: string,
  read: () => Promise<Response | null>,
): Promise<Response> {
  const kept = await edge.cache.match(address);
  if (kept) return kept;
  const answer = await read();
  if (!answer) return missingFile();
  edge.waitUntil(edge.cache.put(address, answer.clone()));
  return answer;
}

/** A file of a release as it stands in the bucket. */
export const answerWith = (object: R2ObjectBody, cacheControl: string) =>
  new Response(object.body, {
    headers: {
      ...plainHeaders,
      'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'cache-control': cacheControl,
      etag: object.httpEtag,
      // A remote's files are fetched in cross-origin mode, so that their integrity can be checked.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
