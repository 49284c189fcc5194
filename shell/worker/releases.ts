import { isInCanary } from '@almaty/delivery/canary';
import {
  CHANNELS_FILE,
  type ChannelName,
  Channels,
  REMOTE_NAMES,
  Release,
  type RemoteName,
} from '@almaty/delivery/schema';
import { withinLimit } from './bucket.ts';
import { FOREVER_SECONDS, keepJson, readKeptJson } from './edge-cache.ts';
import type { EdgeContext } from './env.ts';
import { hasIntegrity } from './integrity.ts';
import { createReleaseMemory } from './release-memory.ts';
import { keepPointer, type Pointer, readPointer } from './release-pointer.ts';
import { findReleaseServer, NO_CACHE, readServedObject, readVersionObject } from './release-server.ts';

/** How long a release server may take, which describes a new build first. */
const SERVER_LIMIT_MS = 10_000;

/** The path under which the files of a release are served. */
export const getReleasePath = (remote: RemoteName, version: string): string => `/_mfe/${remote}/${version}/`;

const getLastReleasePath = (remote: RemoteName) => `/${remote}/last-release.json`;

/**
 * Checks the text of a release against its own hash and the version it was read for.
 *
 * @throws Error that says what is wrong with it.
 */
async function parseRelease(text: string, version: string): Promise<Release> {
  const json: unknown = JSON.parse(text);
  const release = Release.parse(json);
  if (release.version !== version) throw new Error(`The release of ${version} says that it is ${release.version}`);
  const { integrity, ...description } = Object(json);
  if (!(await hasIntegrity(new TextEncoder().encode(JSON.stringify(description)), integrity)))
    throw new Error(`The release of ${version} has another hash than it says`);
  return release;
}

const releaseMemory = createReleaseMemory();

/** Reads the description of a version from memory, from the edge or, within a limit in milliseconds, from the bucket. */
async function readVersion(
  context: EdgeContext,
  remote: RemoteName,
  version: string,
  limitMs: number,
): Promise<Release> {
  const memory = context.cache === NO_CACHE ? undefined : releaseMemory;
  const remembered = memory?.get(remote, version);
  if (remembered) return remembered;
  const path = `/${remote}/${version}/release.json`;
  const kept = Release.safeParse(await readKeptJson(context, path));
  if (kept.success) {
    memory?.add(remote, kept.data);
    return kept.data;
  }
  return withinLimit(context, limitMs, `The release ${version} of ${remote}`, async () => {
    const text = new TextDecoder().decode((await readVersionObject(context, remote, `${version}/release.json`)).bytes);
    const release = await parseRelease(text, version);
    keepJson(context, path, text, FOREVER_SECONDS);
    memory?.add(remote, release);
    return release;
  });
}

/** Keeps a release as the last one that was complete. */
const keepLastRelease = (context: EdgeContext, remote: RemoteName, release: Release) =>
  keepJson(context, getLastReleasePath(remote), JSON.stringify(release), context.settings.lastReleaseSeconds);

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

/** A release, by which way it comes to the visitor, and whether a canary of its remote runs. */
type CurrentRelease = Release & { channel: ChannelName; hasCanary: boolean };

/** Reads a version of a remote; null, and a line in the log, when it cannot be read. */
async function readVersionOrNull(
  context: EdgeContext,
  remote: RemoteName,
  version: string,
  channel: ChannelName,
): Promise<Release | null> {
  try {
    return await readVersion(context, remote, version, context.settings.pointerLimitMs);
  } catch (error) {
    console.error(JSON.stringify({ event: 'release_unreadable', remote, version, channel, error: String(error) }));
    return null;
  }
}

/**
 * Reads the release that a release server has now.
 *
 * @throws Error when it does not respond, or has no build.
 */
export async function readServedRelease(context: EdgeContext, remote: RemoteName): Promise<Release> {
  const read = async () => {
    const { bytes } = await readServedObject(context, remote, CHANNELS_FILE);
    const { stable } = Channels.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return readVersion({ ...context, cache: NO_CACHE }, remote, stable, SERVER_LIMIT_MS);
  };
  return withinLimit(context, SERVER_LIMIT_MS, `The release server of ${remote}`, read);
}

/** Reads what the visitor asked to see of a remote; null when that is nothing, or cannot be read. */
async function readPreview(context: EdgeContext, remote: RemoteName): Promise<CurrentRelease | null> {
  const version = context.visitor.previews[remote];
  if (!version) return null;
  if (!findReleaseServer(context, remote)) {
    const release = await readVersionOrNull(context, remote, version, 'preview');
    return release && { ...release, channel: 'preview', hasCanary: false };
  }
  try {
    return { ...(await readServedRelease(context, remote)), channel: 'preview', hasCanary: false };
  } catch (error) {
    console.error(JSON.stringify({ event: 'release_unreadable', remote, channel: 'preview', error: String(error) }));
    return null;
  }
}

/** Reads the versions that a pointer names, so that the next page waits for none, and keeps the stable one as the last. */
async function readPointedVersions(context: EdgeContext, remote: RemoteName, pointer: Pointer): Promise<void> {
  const [release] = await Promise.all([
    readVersionOrNull(context, remote, pointer.stable, 'stable'),
    pointer.canary && readVersionOrNull(context, remote, pointer.canary.version, 'canary'),
  ]);
  if (release) keepLastRelease(context, remote, release);
}

/** Reads what the pointer of a remote names for this visitor: the canary for its share of visitors, or the stable version. */
async function readPointedRelease(
  context: EdgeContext,
  remote: RemoteName,
  isNewest: boolean,
): Promise<CurrentRelease> {
  const { pointerLimitMs } = context.settings;
  const { group } = context.visitor;
  const { pointer, isNew } = await readPointer(context, remote, isNewest, (latePointer) =>
    readPointedVersions(context, remote, latePointer),
  );
  const { stable, canary } = pointer;
  const readStable = async () => {
    const release = await readVersion(context, remote, stable, pointerLimitMs);
    if (isNew) keepLastRelease(context, remote, release);
    return release;
  };
  if (canary && group !== null && isInCanary(group, canary.version, canary.percent)) {
    const release = await readVersionOrNull(context, remote, canary.version, 'canary');
    // The last good release is that of the stable version, also when nobody else asks for it.
    if (release && isNew) context.waitUntil(readStable().catch(() => {}));
    if (release) return { ...release, channel: 'canary', hasCanary: true };
  }
  return { ...(await readStable()), channel: 'stable', hasCanary: canary !== undefined };
}

/**
 * Reads the release of a remote that this visitor gets now, or the last good one when the bucket fails. Null without
 * either: a failure of one team must not take the whole page away.
 */
async function readCurrentRelease(
  context: EdgeContext,
  remote: RemoteName,
  isNewest: boolean,
): Promise<CurrentRelease | null> {
  const preview = await readPreview(context, remote);
  if (preview) return preview;
  try {
    return await readPointedRelease(context, remote, isNewest);
  } catch (error) {
    const last = await readLastRelease(context, remote);
    if (!last) {
      console.error(JSON.stringify({ event: 'release_unreadable', remote, error: String(error) }));
      return null;
    }
    console.warn(JSON.stringify({ event: 'last_release_used', remote, version: last.version, error: String(error) }));
    // The next visitors do not wait for the limit again.
    await keepPointer(context, remote, { stable: last.version });
    return { ...last, channel: 'stable', hasCanary: false };
  }
}

export type CurrentReleases = Partial<Record<RemoteName, CurrentRelease>>;

async function readEveryRelease(context: EdgeContext, isNewest: boolean): Promise<CurrentReleases> {
  const entries = await Promise.all(
    REMOTE_NAMES.map(async (remote) => [remote, await readCurrentRelease(context, remote, isNewest)] as const),
  );
  return Object.fromEntries(entries.filter(([, release]) => release));
}

/** Reads the release of every remote that has one, as a page gets it: it does not wait while a pointer is renewed. */
export const readCurrentReleases = (context: EdgeContext): Promise<CurrentReleases> => readEveryRelease(context, false);

/** Reads the release of every remote that has one, by pointers that are at most five seconds old. */
export const readNewestReleases = (context: EdgeContext): Promise<CurrentReleases> => readEveryRelease(context, true);
