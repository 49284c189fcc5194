import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getFragmentFile } from '../schema/fragment.ts';
import { type Bucket, listObjects, type StoredObject } from './bucket.ts';
import type { BuiltRelease } from './build-release.ts';
import { getContentType } from './content-type.ts';
import { getReleaseFile } from './versions.ts';

/** An object of a version: its key, and how to get what belongs there. */
type Part = { key: string; contentType: string; load: () => Promise<Buffer> };

/** What an upload did, or would do. Sizes in bytes. */
export type Upload = { sent: number; sentBytes: number; kept: number };

const hash = (content: Uint8Array) => createHash('sha384').update(content).digest('hex');

const isSame = (stored: StoredObject | undefined, content: Buffer) =>
  stored?.size === content.length &&
  stored.checksums.sha384 !== undefined &&
  Buffer.from(stored.checksums.sha384).toString('hex') === hash(content);

/** The objects of a version in the order in which they are sent: `release.json` last, because a version exists with it. */
function listParts({ release, fragments, folder }: BuiltRelease): Part[] {
  const { version, files } = release;
  const toJson = (key: string, value: unknown): Part => ({
    key,
    contentType: 'application/json',
    load: async () => Buffer.from(JSON.stringify(value)),
  });
  return [
    ...Object.keys(files).map((file) => ({
      key: `${version}/${file}`,
      contentType: getContentType(file),
      load: () => readFile(path.join(folder, file)),
    })),
    ...Object.entries(fragments).map(([page, fragment]) => toJson(`${version}/${getFragmentFile(page)}`, fragment)),
    toJson(getReleaseFile(version), release),
  ];
}

/**
 * Uploads what the bucket lacks of a version: an object that is missing, or that differs in size or hash from the build.
 * The bucket checks the hash of what it receives, and says it of what it stores.
 *
 * @param isDryRun whether nothing is sent.
 * @throws Error when a file of the build has changed since it was described.
 */
export async function uploadRelease(bucket: Bucket, built: BuiltRelease, isDryRun = false): Promise<Upload> {
  const { version, files } = built.release;
  const stored = new Map((await listObjects(bucket, `${version}/`)).map((object) => [object.key, object]));
  const upload: Upload = { sent: 0, sentBytes: 0, kept: 0 };
  for (const { key, contentType, load } of listParts(built)) {
    const content = await load();
    const expected = files[key.slice(version.length + 1)]?.bytes;
    if (expected !== undefined && expected !== content.length)
      throw new Error(`${key} has ${content.length} bytes, but its build had ${expected}: build the remote again`);
    // A listing leaves the checksums out.
    const same = stored.get(key)?.size === content.length && isSame((await bucket.head(key)) ?? undefined, content);
    if (same) {
      upload.kept += 1;
      continue;
    }
    upload.sent += 1;
    upload.sentBytes += content.length;
    if (isDryRun) continue;
    await bucket.put(key, content, { httpMetadata: { contentType }, sha384: hash(content) });
    if (!isSame((await bucket.head(key)) ?? undefined, content))
      throw new Error(`${key} was sent but is not stored as it was sent: publish again`);
  }
  return upload;
}
