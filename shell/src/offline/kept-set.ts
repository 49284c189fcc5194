import { LANGUAGES, type Language } from '@almaty/languages';
import type { GuideList } from './guide-list.ts';

/** The one cache of the site, the lock of who changes it, and the channel on which that is told to other tabs. */
export const OFFLINE_CACHE_KEY = 'almaty-offline';

/** Opens the cache. @param storage that of the browser, unless a test has its own. */
export const openStore = (storage: Pick<CacheStorage, 'open'> = caches): Promise<Cache> =>
  storage.open(OFFLINE_CACHE_KEY);

/** What is kept: the whole guide, or what an opened plan needs; each by language. */
const SET_KINDS = ['guide', 'plan'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** A complete set in the store. It is written last: without it nothing of the set is shown. */
export type KeptSet = GuideList & {
  kind: SetKind;
  /** When it was complete, in milliseconds since 1970. */
  savedAt: number;
};

const CONTENTS = '/_offline/contents/';

/** The key of a set in the cache. */
export const getSetKey = (kind: SetKind, language: Language): string => `/_offline/sets/${kind}-${language}`;

/** The key of a content in the cache: its hash, so that sets share what they have in common. */
export const getContentKey = (hash: string): string => CONTENTS + encodeURIComponent(hash);

/** The hash that a key of the cache names; null for that of a set. */
export const getHash = (pathname: string): string | null =>
  pathname.startsWith(CONTENTS) ? decodeURIComponent(pathname.slice(CONTENTS.length)) : null;

/** Reads all sets of the store, the newest guide first and plans last. */
export async function readSets(cache: Cache): Promise<KeptSet[]> {
  const keys = SET_KINDS.flatMap((kind) => LANGUAGES.map((language) => getSetKey(kind, language)));
  const sets = await Promise.all(
    keys.map(async (key): Promise<KeptSet | undefined> => (await cache.match(key))?.json()),
  );
  return sets
    .filter((set) => set !== undefined)
    .sort((one, other) => one.kind.localeCompare(other.kind) || other.savedAt - one.savedAt);
}
