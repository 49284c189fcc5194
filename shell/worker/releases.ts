import {
  CHANNELS_FILE,
  Channels,
  Fragment,
  getFragmentFile,
  REMOTE_NAMES,
  Release,
  type RemoteName,
} from '@almaty/delivery/schema';
import type { EdgeContext, Env } from './env.ts';

/** Seconds for which the edge caches the release pointer: the time until a promotion is visible. */
const CHANNELS_TTL = 5;
/** Seconds for which the edge caches files of a version, which never change. */
const RELEASE_TTL = 31_536_000;

/** The bucket of a remote. */
export function getBucket(env: Env, remote: RemoteName): R2Bucket {
  const buckets = { catalogue: env.R2_CATALOGUE, itinerary: env.R2_ITINERARY, 'trip-tips': env.R2_TRIP_TIPS };
  return buckets[remote];
}

/** The path under which the files of a release are served. */
export const getReleasePath = (remote: RemoteName, version: string): string => `/_mfe/${remote}/${version}/`;

/** Reads a JSON object of a bucket through the edge cache; null when the bucket has none. `ttl` is in seconds. */
async function readJson({ env, cache, waitUntil }: EdgeContext, remote: RemoteName, key: string, ttl: number) {
  const cacheKey = `https://edge.invalid/${remote}/${key}`;
  const cached = await cache.match(cacheKey);
  if (cached) return cached.json();
  const object = await getBucket(env, remote).get(key);
  if (!object) return null;
  const text = await object.text();
  const headers = { 'cache-control': `max-age=${ttl}`, 'content-type': 'application/json' };
  waitUntil(cache.put(cacheKey, new Response(text, { headers })));
  return JSON.parse(text);
}

/**
 * Reads the release of a remote that visitors get now. Null when it has none or an unusable one: a failure of one team
 * must not take the whole page away.
 */
async function readCurrentRelease(context: EdgeContext, remote: RemoteName): Promise<Release | null> {
  try {
    const pointer = await readJson(context, remote, CHANNELS_FILE, CHANNELS_TTL);
    if (!pointer) return null;
    const { stable } = Channels.parse(pointer);
    return Release.parse(await readJson(context, remote, `${stable}/release.json`, RELEASE_TTL));
  } catch (error) {
    console.error(JSON.stringify({ event: 'release_unreadable', remote, error: String(error) }));
    return null;
  }
}

/**
 * Reads the fragment of a page. Null when it is unusable: the page is then rendered in the browser.
 *
 * @param page a path or route of the release's `pages`.
 */
export async function readFragment(
  context: EdgeContext,
  remote: RemoteName,
  release: Release,
  page: string,
): Promise<Fragment | null> {
  try {
    return Fragment.parse(await readJson(context, remote, `${release.version}/${getFragmentFile(page)}`, RELEASE_TTL));
  } catch (error) {
    console.error(JSON.stringify({ event: 'fragment_unreadable', remote, page, error: String(error) }));
    return null;
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
