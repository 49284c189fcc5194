import { getReleaseFile } from '../bucket-reader/index.ts';
import type { Canary } from '../schema/channels.ts';
import type { Bucket } from './bucket.ts';
import { isUnused, readPointer, requireChannels } from './pointer.ts';

/** What visitors get beside a build: the stable version with the moment when it was published, or null before any promotion. */
export type Due = {
  version: string;
  live: { version: string; published: Date } | null;
  canary: Canary | null;
  /** Whether all visitors get something else than the build. */
  isDue: boolean;
  /** What the build was made from that has changed since. */
  changed: readonly string[];
};

/**
 * Compares what visitors get with a build.
 *
 * @param version the version of the build.
 * @param findChanged finds what has changed since a moment of what the build is made from.
 * @throws Error when the release pointer cannot be read, or the bucket lacks the version that it names.
 */
export async function findDue(bucket: Bucket, version: string, findChanged: (since: Date) => string[]): Promise<Due> {
  const pointer = await readPointer(bucket);
  if (isUnused(pointer)) return { version, live: null, canary: null, isDue: true, changed: [] };
  const { stable, canary = null } = requireChannels(pointer);
  const description = await bucket.head(getReleaseFile(stable));
  if (!description) throw new Error(`The bucket lacks ${stable}, which visitors get: publish it again`);
  const published = description.uploaded;
  const isDue = stable !== version;
  return {
    ...{ version, live: { version: stable, published }, canary },
    ...{ isDue, changed: isDue ? findChanged(published) : [] },
  };
}
