import { CHANNELS_FILE, Channels, REMOTE_NAMES, Release, type RemoteName } from '@almaty/delivery/schema';
import { readObject, withinLimit } from './bucket.ts';
import { FOREVER_SECONDS, keepJson, readKeptJson } from './edge-cache.ts';
import type { EdgeContext } from './env.ts';
import { getIntegrity } from './integrity.ts';

/** Seconds for which the edge keeps the release pointer, and what has no hash: the time until a change is visible. */
export const POINTER_SECONDS = 5;

/** The path under which the files of a release are served. */
export const getReleasePath = (remote: RemoteName, version: string): string => `/_mfe/${remote}/${version}/`;

const getPointerPath = (remote: RemoteName) => `/${remote}/${CHANNELS_FILE}`;
const getLastReleasePath = (remote: RemoteName) => `/${remote}/last-release.json`;

/** Keeps a pointer for its few seconds; `isNew` when it is of the bucket, and no visitor has got its release yet. */
const keepPointer = (context: EdgeContext, remote: RemoteName, stable: string, isNew: boolean) =>
  keepJson(context, getPointerPath(remote), JSON.stringify({ stable, isNew }), POINTER_SECONDS);

/** Reads the pointer of a remote; `isNew` says that the bucket has confirmed it since the last request. */
async function readPointer(context: EdgeContext, remote: RemoteName): Promise<{ version: string; isNew: boolean }> {
  const json = await readKeptJson(context, getPointerPath(remote));
  const kept = Channels.safeParse(json);
  if (kept.success) return { version: kept.data.stable, isNew: Object(json).isNew === true };
  const { pointerLimitMs } = context.settings;
  const read = async () => {
    const start = Date.now();
    const { bytes } = await readObject(context, remote, CHANNELS_FILE);
    const { stable } = Channels.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const duration = Date.now() - start;
    // A pointer that was long on its way may be older than the one that another request has kept meanwhile.
    if (duration < POINTER_SECONDS * 1000) keepPointer(context, remote, stable, duration >= pointerLimitMs);
    return { version: stable, isNew: true };
  };
  return withinLimit(context, pointerLimitMs, `The pointer of ${remote}`, read);
}

/**
 * Checks the text of a release against its own hash and the version it was read for.
 *
 * @throws Error that says what is wrong with it.
 */
async function parseRelease(text: string, version: string): Promise<Release> {
  const json: unknown = JSON.parse(text);
  const release = Release.parse(json);
  if (release.version !== version) throw new Error(`The release of ${version} says that it is ${release.version}`);
  if (release.integrity !== undefined) {
    const { integrity, ...description } = Object(json);
    if ((await getIntegrity(new TextEncoder().encode(JSON.stringify(description)))) !== integrity)
      throw new Error(`The release of ${version} has another hash than it says`);
  }
  return release;
}

/** Reads the description of a version from the edge or, within a limit in milliseconds, from the bucket. */
async function readVersion(
  context: EdgeContext,
  remote: RemoteName,
  version: string,
  limitMs: number,
): Promise<Release> {
  const path = `/${remote}/${version}/release.json`;
  const kept = Release.safeParse(await readKeptJson(context, path));
  if (kept.success) return kept.data;
  return withinLimit(context, limitMs, `The release ${version} of ${remote}`, async () => {
    const text = new TextDecoder().decode((await readObject(context, remote, `${version}/release.json`)).bytes);
    const release = await parseRelease(text, version);
    keepJson(context, path, text, release.integrity === undefined ? POINTER_SECONDS : FOREVER_SECONDS);
    return release;
  });
}

/** The last release of a remote that was complete, if the edge still keeps it. */
async function readLastRelease(context: EdgeContext, remote: RemoteName): Promise<Release | null> {
  if (context.settings.lastReleaseSeconds === 0) return null;
  const kept = Release.safeParse(await readKeptJson(context, getLastReleasePath(remote)));
  return kept.success ? kept.data : null;
}

/**
 * Reads the description of one version, which may be an old one, within a limit in milliseconds.
 *
 * @throws MissingObjectError when the bucket has no such version; Error when it cannot be read.
 */
export async function readRelease(
  context: EdgeContext,
  remote: RemoteName,
  version: string,
  limitMs: number,
): Promise<Release> {
  try {
    return await readVersion(context, remote, version, limitMs);
  } catch (error) {
    const last = await readLastRelease(context, remote);
    if (last?.version === version) return last;
    throw error;
  }
}

/**
 * Reads the release of a remote that visitors get now, or the last good one when the bucket fails. Null without either: a
 * failure of one team must not take the whole page away.
 */
async function readCurrentRelease(context: EdgeContext, remote: RemoteName): Promise<Release | null> {
  try {
    const { version, isNew } = await readPointer(context, remote);
    const release = await readVersion(context, remote, version, context.settings.pointerLimitMs);
    if (isNew)
      keepJson(context, getLastReleasePath(remote), JSON.stringify(release), context.settings.lastReleaseSeconds);
    return release;
  } catch (error) {
    const last = await readLastRelease(context, remote);
    if (!last) {
      console.error(JSON.stringify({ event: 'release_unreadable', remote, error: String(error) }));
      return null;
    }
    console.warn(JSON.stringify({ event: 'last_release_used', remote, version: last.version, error: String(error) }));
    // The next visitors do not wait for the limit again.
    keepPointer(context, remote, last.version, false);
    return last;
  }
}

export type CurrentReleases = Partial<Record<RemoteName, Release>>;

/** Reads the current release of every remote that has one. */
export async function readCurrentReleases(context: EdgeContext): Promise<CurrentReleases> {
  const entries = await Promise.all(
    REMOTE_NAMES.map(async (remote) => [remote, await readCurrentRelease(context, remote)] as const),
  );
  return Object.fromEntries(entries.filter(([, release]) => release));
}
