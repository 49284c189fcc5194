import { Channels, Fragment, fragmentFile, Release } from '@almaty/delivery/schema';
import { type RemoteName, remoteNames } from '../src/app/pages.ts';
import type { Env } from './env.ts';

/** How long the edge may go on with what a pointer said, in seconds: the time a promotion needs to show. */
const CHANNELS_TTL = 5;
/** Versions never change. */
const RELEASE_TTL = 31_536_000;

/** Where a bucket is reached from, and how what was read is kept; a test passes its own. */
export type Edge = { env: Env; cache: Cache; waitUntil: (work: Promise<unknown>) => void };

/** The bucket of a remote. */
export function bucketOf(env: Env, remote: RemoteName): R2Bucket {
  const buckets = { catalogue: env.R2_CATALOGUE, itinerary: env.R2_ITINERARY, 'trip-tips': env.R2_TRIP_TIPS };
  return buckets[remote];
}

/** Whether a name from an address is one of the site's remotes. */
export const isRemoteName = (name: string): name is RemoteName => remoteNames.some((known) => known === name);

/** The path under which a release's files are served. */
export const baseOf = (remote: RemoteName, version: string) => `/_mfe/${remote}/${version}/`;

/** A JSON document of a bucket, kept at the edge for `ttl` seconds; null when the bucket has none. */
async function readDocument({ env, cache, waitUntil }: Edge, remote: RemoteName, path: string, ttl: number) {
  const key = `https://edge.invalid/${remote}/${path}`;
  const kept = await cache.match(key);
  if (kept) return kept.json();
  const object = await bucketOf(env, remote).get(path);
  if (!object) return null;
  const text = await object.text();
  const headers = { 'cache-control': `max-age=${ttl}`, 'content-type': 'application/json' };
  waitUntil(cache.put(key, new Response(text, { headers })));
  return JSON.parse(text);
}

/**
 * The release of a remote that visitors get now. Null when it has none or when what stands in its bucket can't be
 * used: one team's accident must not take the page away.
 */
async function currentRelease(edge: Edge, remote: RemoteName): Promise<Release | null> {
  try {
    const pointer = await readDocument(edge, remote, 'channels.json', CHANNELS_TTL);
    if (!pointer) return null;
    const { stable } = Channels.parse(pointer);
    return Release.parse(await readDocument(edge, remote, `${stable}/release.json`, RELEASE_TTL));
  } catch (error) {
    console.error(JSON.stringify({ event: 'release_unreadable', remote, error: String(error) }));
    return null;
  }
}

/**
 * A page of a release as HTML. Null when the release has none for it, or none that can be used: the page is then
 * rendered in the browser.
 *
 * @param page a path or a route that is one of the release's `pages`.
 */
export async function fragmentOf(
  edge: Edge,
  remote: RemoteName,
  release: Release,
  page: string,
): Promise<Fragment | null> {
  try {
    return Fragment.parse(await readDocument(edge, remote, `${release.version}/${fragmentFile(page)}`, RELEASE_TTL));
  } catch (error) {
    console.error(JSON.stringify({ event: 'fragment_unreadable', remote, page, error: String(error) }));
    return null;
  }
}

export type CurrentReleases = Partial<Record<RemoteName, Release>>;

/** The current release of every remote that has one. */
export async function currentReleases(edge: Edge): Promise<CurrentReleases> {
  const releases = await Promise.all(remoteNames.map((remote) => currentRelease(edge, remote)));
  return Object.fromEntries(remoteNames.flatMap((remote, at) => (releases[at] ? [[remote, releases[at]]] : [])));
}
