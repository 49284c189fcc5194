import { CHANNELS_FILE, Channels, getContentKey, Release } from '@almaty/delivery/schema';

/** @throws Error when the object is missing or damaged. */
async function readJson(bucket: R2Bucket, key: string): Promise<unknown> {
  const object = await bucket.get(key);
  if (!object) throw new Error(`The bucket of the catalogue has no ${key}: publish a release.`);
  return object.json();
}

/**
 * Reads JSON files of one release of the catalogue.
 *
 * @returns a function that reads the file of a name; it throws Error when the file is missing or damaged.
 * @throws Error when the release is missing or damaged.
 */
export async function openRelease(bucket: R2Bucket, version: string): Promise<(file: string) => Promise<unknown>> {
  const { files } = Release.parse(await readJson(bucket, `${version}/release.json`));
  return async (file) => {
    const digest = files[file];
    if (!digest) throw new Error(`The release ${version} of the catalogue has no ${file}.`);
    return readJson(bucket, getContentKey(digest));
  };
}

/** Reads which releases visitors get: the stable one, and the canary if one runs. @throws Error when there is none. */
export async function readLiveVersions(bucket: R2Bucket): Promise<{ stable: string; canary: string | null }> {
  const { stable, canary } = Channels.parse(await readJson(bucket, CHANNELS_FILE));
  return { stable, canary: canary?.version ?? null };
}

/** Rejects when reading takes longer than so many milliseconds: a bucket that hangs must not hold up its reader. */
export async function limitTime<Value>(reading: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The bucket of the catalogue takes too long.')), milliseconds);
  return Promise.race([reading, timedOut]).finally(() => clearTimeout(timer));
}
