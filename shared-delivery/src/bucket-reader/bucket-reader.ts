import { CHANNELS_FILE, Channels } from '../schema/channels.ts';
import { type FileDigest, getContentKey, Release } from '../schema/release.ts';
import { checkIntegrity, getIntegrity } from './integrity.ts';

/** What is read like an R2 bucket: one of Workers, one of Wrangler in Node, or a release server. */
export type ReadableBucket = {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
};

/** An object that its bucket does not have. */
export class MissingObjectError extends Error {
  override name = 'MissingObjectError';
}

/** The key of the description of a version. */
export const getReleaseFile = (version: string): string => `${version}/release.json`;

/** Reads an object completely, because what is truncated shows only at its end. */
async function readObject(bucket: ReadableBucket, key: string): Promise<ArrayBuffer> {
  const object = await bucket.get(key);
  if (!object) throw new MissingObjectError(`The bucket has no ${key}`);
  return object.arrayBuffer();
}

/** Parses a content as JSON, unchecked. @throws SyntaxError when it is none. */
export const parseJson = (content: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(content));

/**
 * Reads which versions visitors get (`channels.json`).
 *
 * @throws MissingObjectError when nothing was promoted yet; Error when it cannot be read.
 */
export const readChannels = async (bucket: ReadableBucket): Promise<Channels> =>
  Channels.parse(parseJson(await readObject(bucket, CHANNELS_FILE)));

/**
 * Reads the description of a version (`release.json`), and checks it against its own hash and the version.
 *
 * @throws MissingObjectError when the bucket has no such version; Error when it is damaged or cannot be read.
 */
export async function readStoredRelease(bucket: ReadableBucket, version: string): Promise<Release> {
  const json = parseJson(await readObject(bucket, getReleaseFile(version)));
  const release = Release.parse(json);
  if (release.version !== version) throw new Error(`The release of ${version} says that it is ${release.version}`);
  const { integrity, ...description } = Object(json);
  if ((await getIntegrity(JSON.stringify(description))) !== integrity)
    throw new Error(`The release of ${version} has another hash than it says`);
  return release;
}

/**
 * Reads a content that a release lists, and checks its size and hash.
 *
 * @param name what the content is for a person.
 * @throws Error when the bucket has lost it, or it is damaged or cannot be read.
 */
export async function readContent(bucket: ReadableBucket, name: string, digest: FileDigest): Promise<ArrayBuffer> {
  const content = await readObject(bucket, getContentKey(digest)).catch((cause: unknown) => {
    // To its reader a missing object would mean that there is no such version.
    throw cause instanceof MissingObjectError
      ? new Error(`${name} is in the release and not in the bucket`, { cause })
      : cause;
  });
  await checkIntegrity(name, content, digest);
  return content;
}

/**
 * Waits for a read until its limit, because a bucket that hangs must not hold up its reader. The read itself goes on.
 *
 * @param what is read, for a person.
 * @throws Error of the read, or one that says that it takes too long.
 */
export async function withinLimit<Value>(limitMs: number, what: string, reading: Promise<Value>): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
  return Promise.race([reading, timedOut]).finally(() => clearTimeout(timer));
}
