import { PAGE_SIZE } from '@almaty/commands';
import { getReleaseFile, MissingObjectError, readStoredRelease } from '../bucket-reader/index.ts';
import { CONTENT_FOLDER, type FileDigest, getContentKey, type Release } from '../schema/release.ts';
import { type Bucket, listFolders, listObjects } from './bucket.ts';

/**
 * A version that a bucket has: when it was published, how many files and fragments it has, and their size in bytes. Null
 * when its description cannot be read.
 */
export type StoredVersion = { version: string; published: Date; contents: { count: number; bytes: number } | null };

/** The digests of everything that a version consists of. */
export const listDigests = ({ files, fragments }: Release): FileDigest[] => [
  ...Object.values(files),
  ...Object.values(fragments),
];

/**
 * Reads the description of a version.
 *
 * @throws Error that says what to do when the bucket does not have the version, or its description is damaged.
 */
export async function requireRelease(bucket: Bucket, version: string): Promise<Release> {
  try {
    return await readStoredRelease(bucket, version);
  } catch (cause) {
    if (cause instanceof MissingObjectError)
      throw new Error(`There is no version ${version} in the bucket: publish it first`, { cause });
    throw new Error(`${getReleaseFile(version)} cannot be read: publish the version again`, { cause });
  }
}

/** Finds which versions a bucket has, the latest first. */
async function findVersions(bucket: Bucket) {
  const found: Pick<StoredVersion, 'version' | 'published'>[] = [];
  for (const folder of await listFolders(bucket)) {
    if (folder === CONTENT_FOLDER) continue;
    const version = folder.slice(0, -1);
    const object = await bucket.head(getReleaseFile(version));
    if (object) found.push({ version, published: object.uploaded });
  }
  return found.toSorted((one, other) => other.published.getTime() - one.published.getTime());
}

/** Lists the versions of a bucket, the latest first: all, or a hundred of them, those of a page from 1 on. */
export async function listVersions(bucket: Bucket, page?: number): Promise<StoredVersion[]> {
  const found = await findVersions(bucket);
  const versions: StoredVersion[] = [];
  for (const each of page === undefined ? found : found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)) {
    const digests = await readStoredRelease(bucket, each.version).then(listDigests, () => null);
    const bytes = digests?.reduce((sum, digest) => sum + digest.bytes, 0) ?? 0;
    versions.push({ ...each, contents: digests && { count: digests.length, bytes } });
  }
  return versions;
}

/** What a version is, and what is wrong with it in the bucket: a line for each missing or damaged object. */
export type Inspection = { release: Release; bytes: number; problems: string[] };

/**
 * Compares a version of a bucket with its description.
 *
 * @throws Error when the bucket does not have the version, or its description cannot be read.
 */
export async function inspectVersion(bucket: Bucket, version: string): Promise<Inspection> {
  const release = await requireRelease(bucket, version);
  const sizes = new Map((await listObjects(bucket, CONTENT_FOLDER)).map(({ key, size }) => [key, size]));
  const check = (name: string, digest: FileDigest) => {
    const size = sizes.get(getContentKey(digest));
    if (size === digest.bytes) return [];
    return [size === undefined ? `${name} is missing` : `${name} has ${size} bytes instead of ${digest.bytes}`];
  };
  const problems = [
    ...Object.entries(release.files).flatMap(([file, digest]) => check(file, digest)),
    ...Object.entries(release.fragments).flatMap(([page, digest]) => check(`the fragment of ${page}`, digest)),
    ...release.pages
      .flatMap(({ paths }) => paths)
      .flatMap((path) => (release.fragments[path] ? [] : [`the fragment of ${path} is missing`])),
  ];
  const bytes = listDigests(release).reduce((sum, digest) => sum + digest.bytes, 0);
  return { release, bytes, problems };
}
