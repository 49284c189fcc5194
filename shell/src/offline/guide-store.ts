import type { GuideList } from './guide-list.ts';
import {
  getContentKey,
  getHash,
  getSetKey,
  type KeptSet,
  OFFLINE_CACHE_KEY,
  openStore,
  readSets,
  type SetKind,
} from './kept-set.ts';

/** A content arrived that has another hash than the list says: it is damaged, or the guide has changed meanwhile. */
export class DamagedContentError extends Error {
  override name = 'DamagedContentError';
}

/**
 * What the store is reached by; a test passes its own. `alone` runs what two tabs may not do at a time, and says when it waits
 * for another one.
 */
export type StoreAccess = {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  fetch: typeof fetch;
  now: () => number;
  alone: <Value>(run: () => Promise<Value>, onWait: () => void) => Promise<Value>;
};

async function runAlone<Value>(run: () => Promise<Value>, onWait: () => void): Promise<Value> {
  const { locks } = navigator;
  const runIfFree = async (lock: Lock | null) => lock && { value: await run() };
  const done = await locks.request(OFFLINE_CACHE_KEY, { ifAvailable: true }, runIfFree);
  if (done) return done.value;
  onWait();
  return locks.request(OFFLINE_CACHE_KEY, run);
}

const OF_BROWSER: StoreAccess = {
  get caches() {
    return caches;
  },
  fetch: (...request) => fetch(...request),
  now: Date.now,
  alone: runAlone,
};

/** How many requests there are at a time. */
const PARALLEL = 6;

/** How long a request may take, in milliseconds. */
const LIMIT_MS = 30_000;

async function getIntegrity(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Runs a task for each item, some at a time, and stops beginning any after the first failure. */
async function runForEach<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const work = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item).catch(fail);
  };
  const fail = (error: unknown): never => {
    rest.length = 0;
    throw error;
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/** Which contents of a list the store lacks. */
export const listMissing = (list: Pick<GuideList, 'contents'>, stored: ReadonlySet<string>): string[] =>
  Object.keys(list.contents).filter((hash) => !stored.has(hash));

/** How many bytes some contents of a list have as they travel; all without `hashes`. */
export const countBytes = (
  { contents }: Pick<GuideList, 'contents'>,
  hashes: readonly string[] = Object.keys(contents),
): number => hashes.reduce((sum, hash) => sum + (contents[hash]?.bytes ?? 0), 0);

/** The hashes of the contents in the store. */
async function readStored(cache: Cache): Promise<Set<string>> {
  const keys = await cache.keys();
  return new Set(keys.flatMap(({ url }) => getHash(new URL(url).pathname) ?? []));
}

/** Fetches a content, checks it, and puts it into the store. */
async function fetchContent(cache: Cache, { fetch }: StoreAccess, list: GuideList, hash: string): Promise<void> {
  const url = list.contents[hash]?.url ?? '';
  const request = async (mode: RequestCache) => {
    const response = await fetch(url, { cache: mode, signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const content = await response.arrayBuffer();
    const isRight = !response.redirected && (await getIntegrity(content)) === hash;
    return isRight ? { content, type: response.headers.get('content-type') ?? '' } : null;
  };
  // What the browser has in its own cache may be older, or damaged.
  const right = (await request('default')) ?? (await request('reload'));
  if (!right) throw new DamagedContentError(`${url} has another hash than the list says`);
  const headers = { 'content-type': right.type };
  await cache.put(getContentKey(hash), new Response(right.content, { headers }));
}

/** Reads contents back. @returns the bytes of each that is there as it should be; others are removed. */
async function readBack(cache: Cache, hashes: readonly string[]): Promise<Map<string, number>> {
  const right = new Map<string, number>();
  await runForEach(hashes, async (hash) => {
    const content = await (await cache.match(getContentKey(hash)))?.arrayBuffer();
    if (content && (await getIntegrity(content)) === hash) right.set(hash, content.byteLength);
    else await cache.delete(getContentKey(hash));
  });
  return right;
}

/** Removes the contents that no set needs. */
async function removeUnneeded(cache: Cache): Promise<void> {
  const needed = new Set((await readSets(cache)).flatMap(({ contents }) => Object.keys(contents)));
  for (const hash of await readStored(cache)) if (!needed.has(hash)) await cache.delete(getContentKey(hash));
}

/**
 * Keeps a set: fetches what the store lacks, checks each content before it is put there, reads everything back, and only then
 * writes the set, so that the one before stays until this one is complete. What is kept of an attempt that failed is not
 * fetched again.
 *
 * @param onProgress called with the bytes that are there and checked, or while another tab changes the store.
 * @throws DamagedContentError when a content is not what the list says; DOMException `QuotaExceededError` without room, when what
 *   was fetched is removed again; Error when something cannot be fetched.
 */
export const keepSet = (
  kind: SetKind,
  list: GuideList,
  onProgress: (progress: number | 'waiting') => void = () => {},
  access: StoreAccess = OF_BROWSER,
): Promise<KeptSet> =>
  access.alone(
    () => keepAlone(kind, list, onProgress, access),
    () => onProgress('waiting'),
  );

async function keepAlone(
  kind: SetKind,
  list: GuideList,
  onProgress: (bytes: number) => void,
  access: StoreAccess,
): Promise<KeptSet> {
  const cache = await openStore(access.caches);
  try {
    const missing = listMissing(list, await readStored(cache));
    let bytes = countBytes(list) - countBytes(list, missing);
    onProgress(bytes);
    await runForEach(missing, async (hash) => {
      await fetchContent(cache, access, list, hash);
      bytes += countBytes(list, [hash]);
      onProgress(bytes);
    });
    const hashes = Object.keys(list.contents);
    if ((await readBack(cache, hashes)).size < hashes.length)
      throw new DamagedContentError('Something that was kept cannot be read back');
    const set: KeptSet = { ...list, kind, savedAt: access.now() };
    await cache.put(getSetKey(kind, list.language), Response.json(set));
    await removeUnneeded(cache);
    return set;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await removeUnneeded(cache);
    throw error;
  }
}

/** A set of the store, the bytes that it takes there, and whether everything of it is there. */
export type CheckedSet = KeptSet & { bytes: number; isComplete: boolean };

/** Reads the sets of the store, and all of their contents. */
export async function checkSets({ caches }: Pick<StoreAccess, 'caches'> = OF_BROWSER): Promise<CheckedSet[]> {
  const cache = await openStore(caches);
  const sets = await readSets(cache);
  const hashes = [...new Set(sets.flatMap(({ contents }) => Object.keys(contents)))];
  const right = await readBack(cache, hashes);
  return sets.map((set) => {
    const own = Object.keys(set.contents);
    const bytes = own.reduce((sum, hash) => sum + (right.get(hash) ?? 0), 0);
    return { ...set, bytes, isComplete: own.every((hash) => right.has(hash)) };
  });
}

/** Which contents of a list would have to be fetched. */
export async function findMissing(list: GuideList, { caches }: Pick<StoreAccess, 'caches'> = OF_BROWSER) {
  return listMissing(list, await readStored(await openStore(caches)));
}

/** Removes everything that is kept. @param onWait called when another tab changes the store, which is waited for. */
export const removeGuide = (
  onWait: () => void = () => {},
  { caches, alone }: Pick<StoreAccess, 'caches' | 'alone'> = OF_BROWSER,
): Promise<boolean> => alone(() => caches.delete(OFFLINE_CACHE_KEY), onWait);
