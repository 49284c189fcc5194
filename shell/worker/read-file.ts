import { MissingObjectError, readContent } from '@almaty/delivery/bucket-reader';
import { getContentType } from '@almaty/delivery/content-type';
import type { RemoteName } from '@almaty/delivery/schema';
import { getReleasePath } from '../src/parts/remote-list.ts';
import type { EdgeContext } from './env.ts';
import { baseHeaders } from './headers.ts';
import { AS_RESPONSE, FOREVER_SECONDS, getKept } from './kept.ts';
import { getVersionBucket } from './release-server.ts';
import { readRelease } from './releases.ts';
import { fileNotFound, unavailable } from './responses.ts';

/** A file of a version, and how long its reader waits for it. */
type FileRequest = { remote: RemoteName; version: string; file: string; limitMs: number };

/** A file that its release does not list: it has no hash, so nobody may load it. */
class UnlistedFileError extends Error {
  override name = 'UnlistedFileError';
}

async function readChecked(context: EdgeContext, { remote, version, file, limitMs }: FileRequest): Promise<Response> {
  const name = `${version}/${file}`;
  const { files } = await readRelease(context, remote, version, limitMs);
  const digest = Object.hasOwn(files, file) ? files[file] : undefined;
  if (!digest) throw new UnlistedFileError(`The release of ${remote} does not list ${name}`);
  return new Response(await readContent(getVersionBucket(context, remote), name, digest), {
    headers: {
      ...baseHeaders,
      'content-type': getContentType(file),
      'content-length': String(digest.bytes),
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${FOREVER_SECONDS}, immutable`,
      etag: `"${digest.integrity}"`,
      // Files of remotes are requested in CORS mode, so that the browser can check their integrity.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/**
 * Responds with a file of a version, which the edge keeps for good once its size and hash are those of the release. 404
 * for a file that its release does not list; 503 for one that is damaged or cannot be read, which nobody keeps.
 */
export async function readFile(context: EdgeContext, request: FileRequest): Promise<Response> {
  const { remote, version, file, limitMs } = request;
  try {
    return await getKept(context, {
      key: getReleasePath(remote, version) + file,
      maxAge: FOREVER_SECONDS,
      limitMs,
      format: AS_RESPONSE,
      read: () => readChecked(context, request),
    });
  } catch (error) {
    if (error instanceof MissingObjectError || error instanceof UnlistedFileError) return fileNotFound();
    console.error(JSON.stringify({ event: 'file_unreadable', remote, version, file, error: String(error) }));
    return unavailable();
  }
}
