import type { PointerChange } from '../schema/channels.ts';
import type { Bucket } from './bucket.ts';
import { readPointer, writePointer } from './pointer.ts';
import { inspectVersion } from './versions.ts';

/** Who changes the release pointer, and the clock. */
export type Author = { actor: string; now?: () => Date };

/** What a change of the release pointer did, or would do. */
export type Promotion = { from: string | null; to: string; isChanged: boolean; wasDamaged: boolean };

const getTime = ({ now = () => new Date() }: Author) => now().toISOString();

async function change(
  bucket: Bucket,
  version: string,
  action: PointerChange['action'],
  author: Author,
  isDryRun: boolean,
): Promise<Promotion> {
  const { problems } = await inspectVersion(bucket, version);
  if (problems.length > 0)
    throw new Error(`${version} is damaged: ${problems.slice(0, 3).join('; ')}. Publish it again, which repairs it`);
  const pointer = await readPointer(bucket);
  const from = pointer.channels?.stable ?? null;
  const promotion = { from, to: version, isChanged: from !== version, wasDamaged: pointer.isDamaged };
  if (promotion.isChanged && !isDryRun)
    await writePointer(bucket, pointer, { at: getTime(author), action, actor: author.actor, from, to: version });
  return promotion;
}

/**
 * Makes a version the one that visitors get.
 *
 * @throws Error when the bucket does not have all of it; PointerConflict when somebody else was first.
 */
export const promote = (bucket: Bucket, version: string, author: Author, isDryRun = false): Promise<Promotion> =>
  change(bucket, version, 'promote', author, isDryRun);

/**
 * Makes the version that visitors got before the last change the one that they get again.
 *
 * @throws Error when no earlier version is known, or the bucket does not have all of it any more.
 */
export async function rollBack(bucket: Bucket, author: Author, isDryRun = false): Promise<Promotion> {
  const { channels } = await readPointer(bucket);
  const previous = channels?.history.find(({ from, to }) => to === channels.stable && from !== null)?.from;
  if (!previous) throw new Error('No earlier version is known: name one (list), and promote it');
  return change(bucket, previous, 'rollback', author, isDryRun);
}
