import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Channels, fragmentFile, Release } from '../schema/release.ts';
import type { BuiltRelease } from './build-release.ts';
import { contentTypeOf } from './content-type.ts';

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

/** A version is written once: no key that exists is ever overwritten. */
const createOnly = { etagDoesNotMatch: '*' };

/** Uploads a version unless the bucket has it: what it is made of first, and `release.json`, which makes it one, last. */
export async function uploadRelease(bucket: Bucket, { release, fragments, folder }: BuiltRelease): Promise<void> {
  const description = `${release.version}/release.json`;
  if (await bucket.head(description)) return;
  for (const file of Object.keys(release.files)) {
    const httpMetadata = { contentType: contentTypeOf(file) };
    await bucket.put(`${release.version}/${file}`, await readFile(path.join(folder, file)), {
      httpMetadata,
      onlyIf: createOnly,
    });
  }
  const httpMetadata = { contentType: 'application/json' };
  for (const [page, fragment] of Object.entries(fragments)) {
    const key = `${release.version}/${fragmentFile(page)}`;
    await bucket.put(key, JSON.stringify(fragment), { httpMetadata, onlyIf: createOnly });
  }
  await verify(bucket, release);
  await bucket.put(description, JSON.stringify(release), { httpMetadata, onlyIf: createOnly });
}

/** Compares what the bucket holds with the release. */
async function verify(bucket: Bucket, release: Release): Promise<void> {
  for (const [file, { bytes }] of Object.entries(release.files)) {
    const stored = await bucket.head(`${release.version}/${file}`);
    if (stored?.size !== bytes)
      throw new Error(`${release.version}/${file}: ${bytes} bytes were sent, ${stored?.size ?? 'none'} are stored`);
  }
  for (const page of release.pages) {
    const key = `${release.version}/${fragmentFile(page)}`;
    if (!(await bucket.head(key))) throw new Error(`${key} was sent and is not stored`);
  }
}

/**
 * Makes a version the one visitors get.
 *
 * @throws Error when the bucket has no such version.
 */
export async function promote(bucket: Bucket, version: string): Promise<void> {
  const described = await bucket.get(`${version}/release.json`);
  if (!described) throw new Error(`There is no version ${version} in the bucket: publish it first`);
  Release.parse(JSON.parse(await described.text()));
  const channels: Channels = { stable: version };
  await bucket.put('channels.json', JSON.stringify(channels), { httpMetadata: { contentType: 'application/json' } });
}

/** The version visitors get now, or null before the first one. */
export async function stableVersion(bucket: Bucket): Promise<string | null> {
  const pointer = await bucket.get('channels.json');
  return pointer ? Channels.parse(JSON.parse(await pointer.text())).stable : null;
}
