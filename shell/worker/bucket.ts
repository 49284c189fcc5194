import type { RemoteName } from '@almaty/delivery/schema';
import type { EdgeContext, Env } from './env.ts';

/** An object that its bucket does not have. */
export class MissingObjectError extends Error {
  override name = 'MissingObjectError';
}

/** The bucket of a remote. */
export function getBucket(env: Env, remote: RemoteName): R2Bucket {
  const buckets = { catalogue: env.R2_CATALOGUE, itinerary: env.R2_ITINERARY, 'trip-tips': env.R2_TRIP_TIPS };
  return buckets[remote];
}

/** The content of an object, and its ETag as a header. */
export type StoredObject = { bytes: ArrayBuffer; etag: string };

/**
 * Reads an object completely, because what is truncated shows only at its end.
 *
 * @throws MissingObjectError when the bucket has none; Error of the bucket.
 */
export async function readObject({ env }: EdgeContext, remote: RemoteName, key: string): Promise<StoredObject> {
  const object = await getBucket(env, remote).get(key);
  if (!object) throw new MissingObjectError(`The bucket of ${remote} has no ${key}`);
  return { bytes: await object.arrayBuffer(), etag: object.httpEtag };
}

/**
 * Waits for a read until its limit. The read goes on behind the response, so that what a slow bucket sends can be kept for
 * the next visitor.
 *
 * @throws Error of the read, or one that names `what` took too long.
 */
export async function withinLimit<Value>(
  { waitUntil }: EdgeContext,
  limitMs: number,
  what: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const reading = read();
  waitUntil(reading.catch(() => {}));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([reading, limit]);
  } finally {
    clearTimeout(timer);
  }
}
