import { MissingObjectError, readChannels } from '@almaty/delivery/bucket-reader';
import { type PointerChange, REMOTE_NAMES, type RemoteName } from '@almaty/delivery/schema';
import type { Env } from '../env.ts';

/** What the release pointer of a remote says: what is wrong with it, if anything, and the last change. */
type ReleaseState = { problem: string | null; lastChange: PointerChange | null };

export type Releases = Readonly<Record<RemoteName, ReleaseState>>;

/** The bucket of each remote, which this Worker reads. */
const BUCKETS = {
  catalogue: 'CATALOGUE',
  itinerary: 'ITINERARY',
  'trip-tips': 'TRIP_TIPS',
} as const satisfies Record<RemoteName, keyof Env>;

async function readState(bucket: R2Bucket): Promise<ReleaseState> {
  try {
    const { history } = await readChannels(bucket);
    return { problem: null, lastChange: history[0] ?? null };
  } catch (error) {
    const problem =
      error instanceof MissingObjectError ? 'visitors get no version' : 'the release pointer cannot be read';
    return { problem, lastChange: null };
  }
}

/** Reads the release pointers of all remotes. */
export async function readReleases(env: Env): Promise<Releases> {
  const entries = REMOTE_NAMES.map(async (remote) => [remote, await readState(env[BUCKETS[remote]])] as const);
  return Object.fromEntries(await Promise.all(entries)) as Releases;
}
