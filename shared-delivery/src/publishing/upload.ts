import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHANNELS_FILE, Channels } from '../schema/channels.ts';
import { getFragmentFile } from '../schema/fragment.ts';
import { Release } from '../schema/release.ts';
import type { BuiltRelease } from './build-release.ts';
import { getContentType } from './content-type.ts';

/** The part of an R2 bucket that publishing needs. */
export type Bucket = {
  get(key: string): Promise<{ text(): Promise<string> } | null>;
  head(key: string): Promise<{ size: number } | null>;
  put(
    key: string,
    value: Uint8Array | string,
    options: { httpMetadata: { contentType: string }; onlyIf?: { etagDoesNotMatch: string } },
  ): Promise<unknown>;
};

const JSON_TYPE = { contentType: 'application/json' };

/** R2's condition that a key must not exist: the objects of a version are never overwritten. */
const IF_ABSENT = { etagDoesNotMatch: '*' };

const getReleaseFile = (version: string) => `${version}/release.json`;

/**
 * Uploads a version unless the bucket has it. `release.json` comes last, because a version exists once it is there.
 *
 * @throws Error when an object is not stored as it was sent.
 */
export async function uploadRelease(bucket: Bucket, { release, fragments, folder }: BuiltRelease): Promise<void> {
  const releaseFile = getReleaseFile(release.version);
  if (await bucket.head(releaseFile)) return;
  for (const file of Object.keys(release.files)) {
    const httpMetadata = { contentType: getContentType(file) };
    const content = await readFile(path.join(folder, file));
    await bucket.put(`${release.version}/${file}`, content, { httpMetadata, onlyIf: IF_ABSENT });
  }
  for (const [page, fragment] of Object.entries(fragments)) {
    const key = `${release.version}/${getFragmentFile(page)}`;
    await bucket.put(key, JSON.stringify(fragment), { httpMetadata: JSON_TYPE, onlyIf: IF_ABSENT });
  }
  await verifyUpload(bucket, release);
  await bucket.put(releaseFile, JSON.stringify(release), { httpMetadata: JSON_TYPE, onlyIf: IF_ABSENT });
}

/** Compares the stored objects with the release. */
async function verifyUpload(bucket: Bucket, release: Release): Promise<void> {
  for (const [file, { bytes }] of Object.entries(release.files)) {
    const stored = await bucket.head(`${release.version}/${file}`);
    if (stored?.size !== bytes)
      throw new Error(`${release.version}/${file}: ${bytes} bytes were sent, ${stored?.size ?? 'none'} are stored`);
  }
  for (const page of release.pages) {
    const key = `${release.version}/${getFragmentFile(page)}`;
    if (!(await bucket.head(key))) throw new Error(`${key} was sent but is not stored`);
  }
}

/**
 * Makes a version the one that visitors get.
 *
 * @throws Error when the bucket does not contain the version.
 */
export async function promote(bucket: Bucket, version: string): Promise<void> {
  const object = await bucket.get(getReleaseFile(version));
  if (!object) throw new Error(`There is no version ${version} in the bucket: publish it first`);
  Release.parse(JSON.parse(await object.text()));
  const channels: Channels = { stable: version };
  await bucket.put(CHANNELS_FILE, JSON.stringify(channels), { httpMetadata: JSON_TYPE });
}

/** The version that visitors get now, or null before the first promotion. */
export async function getStableVersion(bucket: Bucket): Promise<string | null> {
  const object = await bucket.get(CHANNELS_FILE);
  return object ? Channels.parse(JSON.parse(await object.text())).stable : null;
}
