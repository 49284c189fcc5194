import { getFragmentFile } from '../schema/fragment.ts';
import { Release } from '../schema/release.ts';
import { type Bucket, listObjects } from './bucket.ts';

/** A version that a bucket has: when it was published, how many objects it has, and their size in bytes. */
export type StoredVersion = { version: string; published: Date; objects: number; bytes: number };

/** The key of the description of a version. */
export const getReleaseFile = (version: string) => `${version}/release.json`;

/** Lists the complete versions of a bucket, the latest first. */
export async function listVersions(bucket: Bucket): Promise<StoredVersion[]> {
  const versions = new Map<string, StoredVersion & { isComplete: boolean }>();
  for (const { key, size, uploaded } of await listObjects(bucket, '')) {
    const [version, ...rest] = key.split('/');
    if (!version || rest.length === 0) continue;
    const known = versions.get(version) ?? { version, published: uploaded, objects: 0, bytes: 0, isComplete: false };
    const isRelease = key === getReleaseFile(version);
    versions.set(version, {
      version,
      published: isRelease ? uploaded : known.published,
      objects: known.objects + 1,
      bytes: known.bytes + size,
      isComplete: known.isComplete || isRelease,
    });
  }
  return [...versions.values()]
    .filter(({ isComplete }) => isComplete)
    .map(({ isComplete: _, ...version }) => version)
    .toSorted((one, other) => other.published.getTime() - one.published.getTime());
}

/** What a version is, and what is wrong with it in the bucket: a line for each missing or damaged object. */
export type Inspection = { release: Release; bytes: number; problems: string[] };

/**
 * Compares a version of a bucket with its description.
 *
 * @throws Error when the bucket does not have the version, or its description cannot be read.
 */
export async function inspectVersion(bucket: Bucket, version: string): Promise<Inspection> {
  const file = getReleaseFile(version);
  const object = await bucket.get(file);
  if (!object) throw new Error(`There is no version ${version} in the bucket: publish it first`);
  let release: Release;
  try {
    release = Release.parse(JSON.parse(await object.text()));
  } catch {
    throw new Error(`${file} cannot be read: publish the version again`);
  }
  const stored = new Map((await listObjects(bucket, `${version}/`)).map(({ key, size }) => [key, size]));
  const problems = [
    ...Object.entries(release.files).flatMap(([name, { bytes }]) => {
      const size = stored.get(`${version}/${name}`);
      if (size === bytes) return [];
      return [size === undefined ? `${name} is missing` : `${name} has ${size} bytes instead of ${bytes}`];
    }),
    ...release.pages.flatMap((page) =>
      stored.has(`${version}/${getFragmentFile(page)}`) ? [] : [`the fragment of ${page} is missing`],
    ),
  ];
  const bytes = Object.values(release.files).reduce((sum, entry) => sum + entry.bytes, 0);
  return { release, bytes, problems };
}
