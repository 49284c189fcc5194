import { getReleaseFile } from '../bucket-reader/index.ts';
import { CONTENT_FOLDER, getContentKey } from '../schema/release.ts';
import { type Bucket, listObjects } from './bucket.ts';
import { readPointer, requireChannels } from './pointer.ts';
import { findPrevious } from './promote.ts';
import { listDigests, listVersions, requireRelease, type StoredVersion } from './versions.ts';

/** Open tabs and the edge use older versions for a while, and a rollback needs them. */
const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** How many keys R2 deletes at once. */
const KEYS_AT_ONCE = 1000;

/** What was removed from a bucket, or would be: versions, and contents that no version has any more. */
export type Pruned = { versions: StoredVersion[]; contents: number; bytes: number };

/** The keys of the contents of some versions. */
async function listUsedKeys(bucket: Bucket, versions: readonly StoredVersion[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { version } of versions) {
    for (const digest of listDigests(await requireRelease(bucket, version))) used.add(getContentKey(digest));
  }
  return used;
}

/**
 * Removes the versions that are older than 30 days, except those that visitors get and the one before, and the contents
 * that then belong to none. Contents younger than 30 days stay, because a version may be on its way that needs them.
 *
 * @returns what was removed, or would be.
 * @throws Error when nothing was promoted yet, or the release pointer or the description of a version cannot be read,
 *   because then nobody knows what visitors get or need.
 */
export async function prune(bucket: Bucket, isDryRun = false, now = Date.now()): Promise<Pruned> {
  const channels = requireChannels(await readPointer(bucket));
  const named = [channels.stable, channels.canary?.version, findPrevious(channels)];
  const isOld = (date: Date) => now - date.getTime() > KEPT_DAYS * DAY_MS;
  const all = await listVersions(bucket);
  const versions = all.filter(({ version, published }) => !named.includes(version) && isOld(published));
  const used = await listUsedKeys(
    bucket,
    all.filter((version) => !versions.includes(version)),
  );
  const unused = (await listObjects(bucket, CONTENT_FOLDER)).filter(
    ({ key, uploaded }) => !used.has(key) && isOld(uploaded),
  );
  // The descriptions first: a version without its description is no version.
  const keys = [...versions.map(({ version }) => getReleaseFile(version)), ...unused.map(({ key }) => key)];
  for (let start = 0; start < keys.length && !isDryRun; start += KEYS_AT_ONCE)
    await bucket.delete(keys.slice(start, start + KEYS_AT_ONCE));
  return { versions, contents: unused.length, bytes: unused.reduce((sum, { size }) => sum + size, 0) };
}
