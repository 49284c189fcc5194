import type { Canary } from '../schema/channels.ts';
import type { Bucket } from './bucket.ts';
import { readPointer, requireChannels, writePointer } from './pointer.ts';
import { type Author, assertComplete, sign } from './promote.ts';

/** A canary as it runs beside the stable version, or would. `before` is the canary that it replaces or whose share it changes. */
export type CanaryStart = { stable: string; canary: Canary; before: Canary | null; isChanged: boolean };

/**
 * Lets a share of the visitors get a version instead of the stable one. It replaces a canary that runs.
 *
 * @throws Error when the bucket does not have all of the version, when no stable one is known, or when the version is the
 *   stable one; PointerConflict when somebody else was first.
 */
export async function startCanary(
  bucket: Bucket,
  canary: Canary,
  author: Author,
  isDryRun = false,
): Promise<CanaryStart> {
  const { version, percent } = canary;
  await assertComplete(bucket, version);
  const pointer = await readPointer(bucket);
  const { stable, canary: before = null } = requireChannels(pointer);
  if (stable === version) throw new Error(`All visitors get ${version} already: it needs no canary`);
  const isChanged = before?.version !== version || before.percent !== percent;
  if (isChanged && !isDryRun)
    await writePointer(
      bucket,
      pointer,
      { stable, canary },
      sign(author, { action: 'canary' as const, from: stable, to: version, percent }),
    );
  return { stable, canary, before, isChanged };
}
