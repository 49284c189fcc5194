import { MissingObjectError, readChannels } from '@almaty/delivery/bucket-reader';
import {
  getBucketBinding,
  LAST_CHANGE_FILES,
  PointerChange,
  REMOTE_NAMES,
  type RemoteName,
} from '@almaty/delivery/schema';
import type { Env } from '../env.ts';

/** What is known of the releases of a part: what is wrong, if anything, and the last change. */
type ReleaseState = { problem: string | null; lastChange: PointerChange | null };

/** What has canaries and no release pointer. */
type Worker = keyof typeof LAST_CHANGE_FILES;

export type Releases = Readonly<Record<RemoteName | Worker, ReleaseState>>;

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

/** Workers have no release pointer: `deploy` writes the last change of each beside the files of the shell. */
async function readWorkerState(bucket: R2Bucket, worker: Worker): Promise<ReleaseState> {
  try {
    const object = await bucket.get(LAST_CHANGE_FILES[worker]);
    return { problem: null, lastChange: object && PointerChange.parse(await object.json()) };
  } catch {
    return { problem: 'its last change cannot be read', lastChange: null };
  }
}

/** Reads the release pointers of all remotes, and the last changes of the shell and the API. */
export async function readReleases(env: Env): Promise<Releases> {
  const remotes = REMOTE_NAMES.map(async (remote) => [remote, await readState(env[getBucketBinding(remote)])] as const);
  const workers = (['shell', 'api'] as const).map(
    async (worker) => [worker, await readWorkerState(env.R2_SHELL, worker)] as const,
  );
  return Object.fromEntries(await Promise.all([...remotes, ...workers])) as Releases;
}
