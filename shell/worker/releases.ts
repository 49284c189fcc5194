import { readChannels, readStoredRelease, withinLimit } from '@almaty/delivery/bucket-reader';
import { isInCanary } from '@almaty/delivery/canary';
import {
  CHANNELS_FILE,
  type ChannelName,
  Channels,
  REMOTE_NAMES,
  Release,
  type RemoteName,
} from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { asJson, FOREVER_SECONDS, getKept, type Keepable } from './kept.ts';
import { createEmptyRelease, NOT_YET, readPointer } from './not-yet.ts';
import { findReleaseServer, getServerBucket, getVersionBucket } from './release-server.ts';

/**
 * How long the edge goes by a release pointer, in seconds. This is when a promotion or a rollback becomes visible:
 *
 * - Where the site is visited all the time: after 5 seconds, one page later. The first page after 5 seconds still shows what
 *   the pointer said, and a second after it the pointer is read again, with the releases that it names.
 * - After 35 seconds without a page: at once, because the first page waits for the pointer.
 * - In the list of remotes, by which _Retry_ finds a repaired release, and in `/api/health`: after 5 seconds.
 * - While the bucket fails, or the named release is damaged: not; for a day (`LAST_RELEASE_SECONDS`) what was read last stays.
 */
const POINTER_SECONDS = { maxAge: 5, staleWhileRevalidate: 30 };

/** How long a release server may take, in milliseconds: it describes a new build first. */
const SERVER_LIMIT_MS = 10_000;

/** What a release takes in memory for each of its files, in bytes: 51,400 took 37 MB. */
const BYTES_PER_FILE = 720;

/**
 * Reads the description of one version, which may be an old one, within a limit in milliseconds.
 *
 * @throws MissingObjectError when the bucket has no such version; Error when it is damaged or cannot be read.
 */
export const readRelease = (
  context: EdgeContext,
  remote: RemoteName,
  version: string,
  limitMs: number,
): Promise<Release> =>
  getKept(context, {
    key: `/${remote}/${version}/release.json`,
    maxAge: FOREVER_SECONDS,
    limitMs,
    format: asJson(Release),
    getSize: ({ files }) => BYTES_PER_FILE * (1 + Object.keys(files).length),
    read: () => readStoredRelease(getVersionBucket(context, remote), version),
  });

/** Logs that the release which somebody should get cannot be read. */
const logUnreadable = (details: { remote: RemoteName; version?: string; channel?: ChannelName }, error: unknown) =>
  console.error(JSON.stringify({ event: 'release_unreadable', ...details, error: String(error) }));

/** Reads a version of a remote that only some see; null, and a line in the log, when it cannot be read. */
async function readReleaseOrNull(
  context: EdgeContext,
  remote: RemoteName,
  version: string,
  channel: ChannelName,
): Promise<Release | null> {
  try {
    return await readRelease(context, remote, version, context.settings.pointerLimitMs);
  } catch (error) {
    logUnreadable({ remote, version, channel }, error);
    return null;
  }
}

/** The releases of a remote that visitors get: the stable one and, while one runs and can be read, the canary. */
type LiveReleases = { stable: Release; canary: { release: Release; percent: number } | null };

/** Reads the releases that a pointer names. @throws Error when the stable one cannot be read. */
async function readNamedReleases(
  context: EdgeContext,
  remote: RemoteName,
  { stable, canary }: Channels,
): Promise<LiveReleases> {
  if (stable === NOT_YET) return { stable: createEmptyRelease(remote), canary: null };
  const [release, tried] = await Promise.all([
    readRelease(context, remote, stable, context.settings.pointerLimitMs),
    canary ? readReleaseOrNull(context, remote, canary.version, 'canary') : null,
  ]);
  return { stable: release, canary: canary && tried ? { release: tried, percent: canary.percent } : null };
}

/**
 * The live releases of a remote, by its pointer. A pointer is followed only when its stable release can be read: until then,
 * and while the bucket fails, the last good release stays.
 */
const defineLiveReleases = (context: EdgeContext, remote: RemoteName): Keepable<LiveReleases> => ({
  key: `/${remote}/${CHANNELS_FILE}`,
  maxAge: POINTER_SECONDS.maxAge,
  staleWhileRevalidate: Math.min(POINTER_SECONDS.staleWhileRevalidate, context.settings.lastReleaseSeconds),
  staleIfError: context.settings.lastReleaseSeconds,
  // For the pointer, and for the releases that it names.
  limitMs: 2 * context.settings.pointerLimitMs,
  read: async (known) => readNamedReleases(context, remote, await readPointer(context, remote, known?.stable.version)),
  format: {
    toResponse: ({ stable, canary }) =>
      Response.json({
        stable: stable.version,
        ...(canary && { canary: { version: canary.release.version, percent: canary.percent } }),
      }),
    parse: async (response) => readNamedReleases(context, remote, Channels.parse(await response.json())),
  },
  // The releases count themselves.
  getSize: () => BYTES_PER_FILE,
  onStale: (error, { stable: { version } }, isAwaited) =>
    console.warn(
      JSON.stringify({
        ...(isAwaited ? { event: 'last_release_used', remote, version } : { event: 'pointer_not_renewed', remote }),
        error: String(error),
      }),
    ),
});

/**
 * Reads the release that a release server has now. It is not kept, because it changes with each build.
 *
 * @throws Error when it does not respond, or has no build.
 */
export async function readServedRelease(context: EdgeContext, remote: RemoteName): Promise<Release> {
  const read = async () => {
    const { stable } = await readChannels(getServerBucket(context, remote));
    return readStoredRelease(getVersionBucket(context, remote), stable);
  };
  return withinLimit(SERVER_LIMIT_MS, `The release server of ${remote}`, read());
}

/** The versions of a remote that visitors get: the stable one, and the canary while one runs. None when they cannot be read. */
export async function readVisitorVersions(context: EdgeContext, remote: RemoteName): Promise<string[]> {
  try {
    const { stable, canary } = await getKept(context, defineLiveReleases(context, remote), true);
    return [stable.version, ...(canary ? [canary.release.version] : [])];
  } catch (error) {
    logUnreadable({ remote }, error);
    return [];
  }
}

/** A release, by which way it comes to the visitor, and whether a canary of its remote runs. */
type CurrentRelease = Release & { channel: ChannelName; hasCanary: boolean };

/** Reads what the visitor asked to see of a remote; null when that is nothing, or cannot be read. */
async function readPreview(context: EdgeContext, remote: RemoteName): Promise<Release | null> {
  const version = context.visitor.previews[remote];
  if (!version) return null;
  if (!findReleaseServer(context, remote)) return readReleaseOrNull(context, remote, version, 'preview');
  return readServedRelease(context, remote).catch((error) => {
    logUnreadable({ remote, channel: 'preview' }, error);
    return null;
  });
}

/** Chooses for a visitor: the canary for its share of the groups, or else the stable release. */
function choose({ stable, canary }: LiveReleases, group: number | null): CurrentRelease {
  const isTrying = canary && group !== null && isInCanary(group, canary.release.version, canary.percent);
  if (isTrying) return { ...canary.release, channel: 'canary', hasCanary: true };
  return { ...stable, channel: 'stable', hasCanary: canary !== null };
}

/**
 * Reads the release of a remote that this visitor gets: a preview, or one of the live releases. Null without any: a failure
 * of one team must not take the whole page away.
 */
async function readCurrentRelease(
  context: EdgeContext,
  remote: RemoteName,
  isNewest: boolean,
): Promise<CurrentRelease | null> {
  const preview = await readPreview(context, remote);
  if (preview) return { ...preview, channel: 'preview', hasCanary: false };
  try {
    return choose(await getKept(context, defineLiveReleases(context, remote), isNewest), context.visitor.group);
  } catch (error) {
    logUnreadable({ remote }, error);
    return null;
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
