import { Version } from '@almaty/delivery/schema';
import { plainHeaders } from './headers.ts';
import { bucketOf, type Edge, isRemoteName } from './releases.ts';

const RELEASED_FILE = /^\/_mfe\/(?<remote>[a-z-]+)\/(?<version>[^/]+)\/(?<file>[\w./-]+)$/;

/** The answer for any file that is not there: never to be kept, because the next release may bring it. */
export const missingFile = () =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

function parse(pathname: string) {
  const { remote = '', version = '', file = '' } = RELEASED_FILE.exec(pathname)?.groups ?? {};
  const usable = isRemoteName(remote) && Version.safeParse(version).success && !file.split('/').includes('..');
  return usable ? { remote, key: `${version}/${file}` } : null;
}

/** Serves `/_mfe/<remote>/<version>/<file>` out of the remote's bucket: what is there once never changes. */
export async function serveReleasedFile(request: Request, edge: Edge): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const wanted = parse(pathname);
  if (!wanted) return missingFile();
  const kept = await edge.cache.match(origin + pathname);
  if (kept) return kept;
  const object = await bucketOf(edge.env, wanted.remote).get(wanted.key);
  if (!object) return missingFile();
  const answer = new Response(object.body, {
    headers: {
      ...plainHeaders,
      'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: object.httpEtag,
      // A remote's files are fetched in cross-origin mode, so that their integrity can be checked.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
  edge.waitUntil(edge.cache.put(origin + pathname, answer.clone()));
  return answer;
}
