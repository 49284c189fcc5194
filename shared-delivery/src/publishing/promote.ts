import type { Channels, PointerChange } from '../schema/channels.ts';
import type { Bucket } from './bucket.ts';
import { listStableVersions, type Pointer, readPointer, requireChannels, writePointer } from './pointer.ts';
import { inspectVersion } from './versions.ts';

/** Who changes the release pointer and, where somebody has to know it later, why; and the clock. */
export type Author = { actor: string; reason?: string | undefined; now?: () => Date };

/** What a change of the release pointer did, or would do. `endedCanary` is the version of a canary that it ended. */
export type Promotion = {
  from: string | null;
  to: string;
  isChanged: boolean;
  wasDamaged: boolean;
  endedCanary: string | null;
};

/**
 * What to remember of a change: who made it, when, and why.
 *
 * @param change what is changed.
 */
export const sign = <Change extends object>({ actor, reason, now = () => new Date() }: Author, change: Change) => ({
  at: now().toISOString(),
  actor,
  ...change,
  ...(reason && { reason }),
});

/**
 * Checks that a bucket has all of a version.
 *
 * @throws Error that says what is missing, and how it is repaired.
 */
export async function assertComplete(bucket: Bucket, version: string): Promise<void> {
  const { problems } = await inspectVersion(bucket, version);
  if (problems.length > 0)
    throw new Error(`${version} is damaged: ${problems.slice(0, 3).join('; ')}. Publish it again, which repairs it`);
}

/** The version to which a rollback leads: the one that was stable before the one that is; undefined when none is known. */
export const findPrevious = ({ history }: Channels): string | undefined => listStableVersions(history).at(-2);

/** The last change, if another actor has made it and a promotion of a version would undo it. */
export const findOthersChange = (
  { stable, canary, history: [last] }: Channels,
  version: string,
  actor: string,
): PointerChange | undefined =>
  last && last.actor !== actor && (stable !== version || canary !== undefined) ? last : undefined;

async function makeStable(
  bucket: Bucket,
  pointer: Pointer,
  version: string,
  action: PointerChange['action'],
  author: Author,
  isDryRun: boolean,
): Promise<Promotion> {
  await assertComplete(bucket, version);
  const from = pointer.channels?.stable ?? null;
  const endedCanary = pointer.channels?.canary?.version ?? null;
  const isChanged = from !== version || endedCanary !== null;
  if (isChanged && !isDryRun)
    await writePointer(
      bucket,
      pointer,
      { stable: version },
      sign(author, { action, from: action === 'end-canary' ? endedCanary : from, to: version }),
    );
  return { from, to: version, isChanged, wasDamaged: pointer.isDamaged, endedCanary };
}

/**
 * Makes a version the one that all visitors get. A canary ends with it.
 *
 * @throws Error when the bucket does not have all of it; PointerConflict when somebody else was first.
 */
export const promote = async (bucket: Bucket, version: string, author: Author, isDryRun = false): Promise<Promotion> =>
  makeStable(bucket, await readPointer(bucket), version, 'promote', author, isDryRun);

/**
 * Goes one step back in what visitors get: ends the canary if one runs, or else makes the version before the stable one
 * stable again. A second time it goes further back, never forward.
 *
 * @throws Error when no earlier version is known, or the bucket does not have all of it any more; PointerConflict when
 *   somebody else was first.
 */
export async function rollBack(bucket: Bucket, author: Author, isDryRun = false): Promise<Promotion> {
  const pointer = await readPointer(bucket);
  const channels = requireChannels(pointer);
  if (channels.canary) return makeStable(bucket, pointer, channels.stable, 'end-canary', author, isDryRun);
  const previous = findPrevious(channels);
  if (!previous) throw new Error('No earlier version is known: name one (list), and promote it');
  return makeStable(bucket, pointer, previous, 'rollback', author, isDryRun);
}
