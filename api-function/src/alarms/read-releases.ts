import { MissingObjectError, readChannels } from '@almaty/delivery/bucket-reader';
import { getBucketBinding, type PointerChange, REMOTE_NAMES, type RemoteName } from '@almaty/delivery/schema';
import type { Env } from '../env.ts';

/** What the release pointer of a remote says: what is wrong with it, if anything, and the last change. */
type ReleaseState = { problem: string | null; lastChange: PointerChange | null };

export type Releases = Readonly<Record<RemoteName, ReleaseState>>;

/** A bucket without a pointer has lost it, unless nothing was ever published there: then the remote is a new one. */
const isEmpty = (bucket: R2Bucket): Promise<boolean> =>
  bucket.list({ limit: 1 }).then(
    ({ objects }) => objects.length === 0,
    () => false,
  );

async function readState(bucket: R2Bucket): Promise<ReleaseState> {
  try {
    const { history } = await readChannels(bucket);
    return { problem: null, lastChange: history[0] ?? null };
  } catch (error) {
    const isMissing = error instanceof MissingObjectError;
    if (isMissing && (await isEmpty(bucket))) return { problem: null, lastChange: null };
    const problem = isMissing ? 'visitors get no version' : 'the release pointer cannot be read';
    return { problem, lastChange: null };
  }
}

/** Reads the release pointers of all remotes. */
export async function readReleases(env: Env): Promise<Releases> {
  const entries = REMOTE_NAMES.map(async (remote) => [remote, await readState(env[getBucketBinding(remote)])] as const);
  return Object.fromEntries(await Promise.all(entries)) as Releases;
}
