import { CHANNELS_FILE, Channels, type PointerChange } from '../schema/channels.ts';
import type { Bucket } from './bucket.ts';

/** How many changes the release pointer remembers: it is read by every visitor's page. */
const HISTORY_LENGTH = 20;

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

/** Somebody else has changed the release pointer since it was read. */
export class PointerConflict extends Error {
  override name = 'PointerConflict';
}

/**
 * Makes a version the one that visitors get, unless the pointer was changed since it was read.
 *
 * @param pointer as it was read.
 * @param change what to remember of the change.
 * @throws PointerConflict that says who was first.
 */
export async function writePointer(bucket: Bucket, pointer: Pointer, change: PointerChange): Promise<void> {
  const history = [change, ...(pointer.channels?.history ?? [])].slice(0, HISTORY_LENGTH);
  const channels: Channels = { stable: change.to, history };
  const onlyIf = pointer.etag === null ? { etagDoesNotMatch: '*' } : { etagMatches: pointer.etag };
  const httpMetadata = { contentType: 'application/json' };
  if ((await bucket.put(CHANNELS_FILE, JSON.stringify(channels), { httpMetadata, onlyIf })) !== null) return;
  const first = (await readPointer(bucket)).channels?.history[0];
  const who = first ? `${first.actor} changed it to ${first.to} at ${first.at}` : 'somebody else changed it';
  throw new PointerConflict(`The release pointer was not changed: ${who}. Look at it (list), and try again`);
}
