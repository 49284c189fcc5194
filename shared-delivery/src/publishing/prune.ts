import { type Bucket, listObjects } from './bucket.ts';
import { readPointer } from './pointer.ts';
import { listVersions, type StoredVersion } from './versions.ts';

/** Open tabs and the edge use older versions for a while, and a rollback needs them. */
const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** How many keys R2 deletes at once. */
const KEYS_AT_ONCE = 1000;

/**
 * Removes the versions that are older than 30 days, except the one that visitors get and the one before it.
 *
 * @returns the versions that were removed, or would be.
 * @throws Error when the release pointer cannot be read, because then nobody knows what visitors get.
 */
export async function prune(bucket: Bucket, isDryRun = false, now = Date.now()): Promise<StoredVersion[]> {
  const { channels } = await readPointer(bucket);
  if (!channels) throw new Error('The release pointer cannot be read: promote a version first');
  const named = [channels.stable, ...channels.history.slice(0, 1).map(({ from }) => from)];
  const old = (await listVersions(bucket)).filter(
    ({ version, published }) => !named.includes(version) && now - published.getTime() > KEPT_DAYS * DAY_MS,
  );
  if (isDryRun) return old;
  for (const { version } of old) {
    const keys = (await listObjects(bucket, `${version}/`)).map(({ key }) => key);
    // The description first: a version without it is no version.
    keys.sort((one, other) => Number(other.endsWith('/release.json')) - Number(one.endsWith('/release.json')));
    for (let start = 0; start < keys.length; start += KEYS_AT_ONCE)
      await bucket.delete(keys.slice(start, start + KEYS_AT_ONCE));
  }
  return old;
}
