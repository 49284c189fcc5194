import { getContentType } from '@almaty/delivery/content-type';
import { getContentKey, type RemoteName } from '@almaty/delivery/schema';
import { MissingObjectError, withinLimit } from './bucket.ts';
import { keep, readKept } from './edge-cache.ts';
import type { EdgeContext } from './env.ts';
import { checkIntegrity } from './integrity.ts';
import { readVersionObject } from './release-server.ts';
import { getReleasePath, readRelease } from './releases.ts';
import { assetResponse, fileNotFound, unavailable } from './responses.ts';

/** A file of a version, and how long its reader waits for it. */
type FileRequest = { remote: RemoteName; version: string; file: string; limitMs: number };

/** A file that its release does not list: it has no hash, so nobody may load it. */
class UnlistedFileError extends Error {
  override name = 'UnlistedFileError';
}

async function readChecked(context: EdgeContext, { remote, version, file, limitMs }: FileRequest): Promise<Response> {
  const name = `${version}/${file}`;
  const release = await readRelease(context, remote, version, limitMs);
  const digest = Object.hasOwn(release.files, file) ? release.files[file] : undefined;
  if (!digest) throw new UnlistedFileError(`The release of ${remote} does not list ${name}`);
  const stored = await readVersionObject(context, remote, getContentKey(digest)).catch((error: unknown) => {
    throw error instanceof MissingObjectError ? new Error(`${name} is in the release and not in the bucket`) : error;
  });
  await checkIntegrity(name, stored.bytes, digest);
  return assetResponse(stored, getContentType(file), 'public, max-age=31536000, immutable');
}

/**
 * Responds with a file of a version, which the edge keeps for good once its size and hash are those of the release. 404
 * for a file that its release does not list; 503 for one that is damaged or cannot be read, which nobody keeps.
 */
export async function readFile(context: EdgeContext, request: FileRequest): Promise<Response> {
  const { remote, version, file, limitMs } = request;
  const path = getReleasePath(remote, version) + file;
  const kept = await readKept(context, path);
  if (kept) return kept;
  try {
    return await withinLimit(context, limitMs, path, async () => {
      const response = await readChecked(context, request);
      keep(context, path, response.clone());
      return response;
    });
  } catch (error) {
    if (error instanceof MissingObjectError || error instanceof UnlistedFileError) return fileNotFound();
    console.error(JSON.stringify({ event: 'file_unreadable', remote, version, file, error: String(error) }));
    return unavailable();
  }
}
