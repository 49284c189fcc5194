import { createHash } from 'node:crypto';
import { getReleaseFile } from '../bucket-reader/index.ts';
import { CONTENT_FOLDER } from '../schema/release.ts';
import { type Bucket, listObjects, type StoredObject } from './bucket.ts';
import { type BuiltRelease, describeContent } from './build-release.ts';
import { listParts } from './release-parts.ts';

/** What an upload did, or would do. Sizes in bytes. */
export type Upload = { sent: number; sentBytes: number; kept: number };

/** How many objects are compared or sent at once. */
const AT_ONCE = 8;

const hash = (content: Uint8Array) => createHash('sha384').update(content).digest('hex');

const isSame = (stored: StoredObject | null, content: Buffer) =>
  stored?.size === content.length &&
  stored.checksums.sha384 !== undefined &&
  Buffer.from(stored.checksums.sha384).toString('hex') === hash(content);

/** Stores an object, unless the bucket has it as it should be. */
async function uploadObject(
  bucket: Bucket,
  key: string,
  content: Buffer,
  isListed: boolean,
  upload: Upload,
  isDryRun: boolean,
) {
  // A listing leaves the checksums out.
  if (isListed && isSame(await bucket.head(key), content)) {
    upload.kept += 1;
    return;
  }
  upload.sent += 1;
  upload.sentBytes += content.length;
  if (isDryRun) return;
  const stored = await bucket.put(key, content, { sha384: hash(content) }).catch((cause: unknown) => {
    throw new Error(`The bucket did not store ${key}: run the command again, which sends what is missing`, { cause });
  });
  if (!isSame(stored, content)) throw new Error(`${key} was sent but is not stored as it was sent: publish again`);
}

/**
 * Uploads what the bucket lacks of a version: contents that no version has brought before, and what is missing or damaged.
 * The bucket checks the hash of what it receives, and says it of what it stores. `release.json` is sent last, because a
 * version exists with it.
 *
 * @param isDryRun whether nothing is sent.
 * @throws Error when a file of the build has changed since it was described, or the bucket does not store one.
 */
export async function uploadRelease(bucket: Bucket, built: BuiltRelease, isDryRun = false): Promise<Upload> {
  const listed = new Set((await listObjects(bucket, CONTENT_FOLDER)).map(({ key }) => key));
  const upload: Upload = { sent: 0, sentBytes: 0, kept: 0 };
  const parts = listParts(built);
  for (let start = 0; start < parts.length; start += AT_ONCE)
    await Promise.all(
      parts.slice(start, start + AT_ONCE).map(async ({ name, key, digest, load }) => {
        const content = await load();
        if (describeContent(content).integrity !== digest.integrity)
          throw new Error(`${name} has changed since its build was described: build the remote again`);
        await uploadObject(bucket, key, content, listed.has(key), upload, isDryRun);
      }),
    );
  const description = Buffer.from(JSON.stringify(built.release));
  await uploadObject(bucket, getReleaseFile(built.release.version), description, true, upload, isDryRun);
  return upload;
}
