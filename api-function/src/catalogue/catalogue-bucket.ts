import { CHANNELS_FILE, Channels } from '@almaty/delivery/schema';

/** Reads a JSON file of the catalogue's bucket. @throws Error when it is missing or damaged. */
export async function readJson(bucket: R2Bucket, key: string): Promise<unknown> {
  const object = await bucket.get(key);
  if (!object) throw new Error(`The bucket of the catalogue has no ${key}: publish a release.`);
  return object.json();
}

/** Reads the version of the stable release. @throws Error when there is none. */
export const readStableVersion = async (bucket: R2Bucket): Promise<string> =>
  Channels.parse(await readJson(bucket, CHANNELS_FILE)).stable;

/** Rejects when reading takes longer than so many milliseconds: a bucket that hangs must not hold up its reader. */
export async function limitTime<Value>(reading: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The bucket of the catalogue takes too long.')), milliseconds);
  return Promise.race([reading, timedOut]).finally(() => clearTimeout(timer));
}
