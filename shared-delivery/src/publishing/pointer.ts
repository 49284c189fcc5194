import { CHANNELS_FILE, Channels, type PointerChange } from '../schema/channels.ts';
import type { Bucket } from './bucket.ts';

/** How many of the last changes the release pointer remembers: it is read by every visitor's page. */
const HISTORY_LENGTH = 20;

/** How many of the last changes of the stable version it remembers besides, by which a rollback finds its way back. */
const STABLE_LENGTH = 20;

const isOfStable = ({ action }: PointerChange) => action === 'promote' || action === 'rollback';

/**
 * The versions that were stable one after the other, the earliest first, without those that a rollback has undone: the last one
 * is stable now.
 */
export function listStableVersions(history: readonly PointerChange[]): string[] {
  const versions: string[] = [];
  for (const { action, from, to } of history.filter(isOfStable).toReversed()) {
    if (versions.length === 0 && from !== null) versions.push(from);
    if (action === 'rollback') versions.pop();
    // A rollback may lead to a version whose promotion nobody remembers.
    if (versions.at(-1) !== to) versions.push(to);
  }
  return versions;
}

/** The changes to remember. */
function shortenHistory(history: readonly PointerChange[]): readonly PointerChange[] {
  const ofStable = history.filter(isOfStable).slice(0, STABLE_LENGTH);
  return history.filter((change, index) => index < HISTORY_LENGTH || ofStable.includes(change));
}

/** The release pointer: `channels` is null before the first promotion, and when what is stored cannot be read. */
export type Pointer = { channels: Channels | null; etag: string | null; isDamaged: boolean };

/** Reads the release pointer of a bucket. A damaged one is no error, because promoting repairs it. */
export async function readPointer(bucket: Bucket): Promise<Pointer> {
  const object = await bucket.get(CHANNELS_FILE);
  if (!object) return { channels: null, etag: null, isDamaged: false };
  try {
    return { channels: Channels.parse(JSON.parse(await object.text())), etag: object.etag, isDamaged: false };
  } catch {
    return { channels: null, etag: object.etag, isDamaged: true };
  }
}

/** Whether nothing was promoted yet. */
export const isUnused = ({ etag }: Pointer): boolean => etag === null;

/**
 * What visitors get, for what cannot be done without knowing it.
 *
 * @throws Error that says what to do when nothing was promoted yet, or the release pointer cannot be read.
 */
export function requireChannels({ channels, isDamaged }: Pointer): Channels {
  if (channels) return channels;
  throw new Error(
    isDamaged
      ? 'The release pointer cannot be read: promote a version, which repairs it'
      : 'Visitors get no version yet: promote one first',
  );
}

/** Somebody else has changed the release pointer since it was read. */
export class PointerConflict extends Error {
  override name = 'PointerConflict';
}

/** The condition that nobody has changed the release pointer since it was read. */
const isUnchanged = ({ etag }: Pointer) => (etag === null ? { etagDoesNotMatch: '*' } : { etagMatches: etag });

/**
 * Stores a release pointer, a second time if the bucket did not answer and has not stored it. Only the condition makes that
 * safe: an answer may be lost after the change was stored, as when a connection was closed while nothing was sent.
 *
 * @returns whether it is stored; false when somebody else has changed it.
 */
async function storePointer(bucket: Bucket, pointer: Pointer, channels: string): Promise<boolean> {
  const put = async () => {
    const options = { httpMetadata: { contentType: 'application/json' }, onlyIf: isUnchanged(pointer) };
    return (await bucket.put(CHANNELS_FILE, channels, options)) !== null;
  };
  try {
    return await put();
  } catch {
    const stored = await bucket.get(CHANNELS_FILE);
    return (await stored?.text()) === channels || put();
  }
}

/**
 * Changes what visitors get, unless the pointer was changed since it was read.
 *
 * @param pointer as it was read.
 * @param current what visitors get from now on.
 * @param change what to remember of the change.
 * @throws PointerConflict that says who was first; Error when the bucket fails.
 */
export async function writePointer(
  bucket: Bucket,
  pointer: Pointer,
  current: Omit<Channels, 'history'>,
  change: PointerChange,
): Promise<void> {
  const history = shortenHistory([change, ...(pointer.channels?.history ?? [])]);
  const store = storePointer(bucket, pointer, JSON.stringify({ ...current, history }));
  const isStored = await store.catch((cause: unknown) => {
    // It may be stored although both answers were lost.
    throw new Error('The bucket did not say whether the change is stored: look at it (list), and try again', { cause });
  });
  if (isStored) return;
  const first = (await readPointer(bucket)).channels?.history[0];
  const who = first
    ? `${first.actor} was first, with ${first.action} of ${first.to} at ${first.at}`
    : 'somebody else changed it';
  throw new PointerConflict(`The release pointer was not changed: ${who}. Look at it (list), and try again`);
}
