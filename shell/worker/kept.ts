import { withinLimit } from '@almaty/delivery/bucket-reader';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import type { EdgeContext } from './env.ts';
import { NO_CACHE } from './release-server.ts';

/** Seconds for which what never changes is kept: a year. */
export const FOREVER_SECONDS = 31_536_000;

/** How much an isolate remembers, in bytes: half of its 128 MB. */
const MEMORY_BYTES = 64 * 2 ** 20;

/** How the edge stores a value. `parse` throws for what is no such value. */
type Format<Value> = { toResponse: (value: Value) => Response; parse: (response: Response) => Promise<Value> };

/** How long a value is kept, in seconds, with the names of HTTP (RFC 5861). */
type Lifetime = {
  /** So long it is served as it is. */
  maxAge: number;
  /** So much longer it is served at once, and read again behind the response. */
  staleWhileRevalidate?: number;
  /** So much longer than `maxAge` it is served when it cannot be read: not less than `staleWhileRevalidate`. */
  staleIfError?: number;
};

/** A value that is read once and kept. */
export type Keepable<Value> = Lifetime & {
  /** A path that is the value's only name, at the edge and in memory. */
  key: string;
  /** Reads the value and checks it. What throws is not kept. `known` is what this isolate remembers, however old. */
  read: (known?: Value) => Promise<Value>;
  /** How long a visitor waits for `read`, in milliseconds. */
  limitMs?: number;
  /** Whether a value is worth keeping; by default each is. */
  isKeepable?: (value: Value) => boolean;
  /** How the edge keeps it, for all isolates of a data centre; without it, the edge does not. */
  format?: Format<Value>;
  /** How much of the memory it takes, in bytes; without it, isolates do not remember it. */
  getSize?: (value: Value) => number;
  /** Is told why an old value stays; `isAwaited` says that a visitor has waited for a new one. */
  onStale?: (error: unknown, value: Value, isAwaited: boolean) => void;
};

/** A kept value, when it was read, and when this isolate has last tried to read it; in milliseconds since 1970. */
type Entry<Value> = { value: Value; readAt: number; triedAt: number };

/** What this isolate remembers; what was used last stays. */
const memory = new LRUCache<string, Entry<unknown>>({ maxSize: MEMORY_BYTES });

/** A key names one kind of value, so the type is known. */
const recall = <Value>({ key }: Keepable<Value>) => memory.get(key) as Entry<Value> | undefined;

function remember<Value>({ key, getSize }: Keepable<Value>, entry: Entry<Value>): void {
  if (getSize) memory.set(key, entry, { size: getSize(entry.value) });
}

/** The header in which the edge keeps when a value was read. */
const READ_AT = 'x-read-at';

/** The URL under which the edge keeps a key: no address of the site, so that nobody can request it. */
export const getKeptUrl = (key: string): string => `https://kept.invalid${key}`;

/** Keeps values as JSON, and checks them by a schema when they are read. */
export const asJson = <Value>(schema: z.ZodMiniType<Value>): Format<Value> => ({
  toResponse: (value) => Response.json(value),
  parse: async (response) => schema.parse(await response.json()),
});

/** Keeps responses as they are, for as long as their own `cache-control` says. */
export const AS_RESPONSE: Format<Response> = {
  toResponse: (response) => response.clone(),
  parse: async (response) => response,
};

const isWithin = (time: number, seconds: number) => Date.now() - time < seconds * 1000;

/** How long a value may be served at all. */
const getLifetime = ({ maxAge, staleIfError = 0 }: Lifetime) => maxAge + staleIfError;

/** A cache that fails is like an empty one. */
const logFailure = (error: unknown): void =>
  console.error(JSON.stringify({ event: 'edge_cache_failed', error: String(error) }));

async function findAtEdge<Value>(
  { cache }: EdgeContext,
  { key, format }: Keepable<Value>,
): Promise<Entry<Value> | undefined> {
  if (!format) return undefined;
  const response = await cache.match(getKeptUrl(key)).catch(logFailure);
  if (!response) return undefined;
  const readAt = Number(response.headers.get(READ_AT) ?? Date.now());
  const value = await format.parse(response).catch(() => undefined);
  return value === undefined ? undefined : { value, readAt, triedAt: readAt };
}

function storeAtEdge<Value>(
  { cache, waitUntil }: EdgeContext,
  thing: Keepable<Value>,
  { value, readAt }: Entry<Value>,
) {
  if (!thing.format) return;
  const response = thing.format.toResponse(value);
  // A response with a time of its own is for browsers too.
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', `max-age=${getLifetime(thing)}`);
    response.headers.set(READ_AT, String(readAt));
  }
  waitUntil(cache.put(getKeptUrl(thing.key), response).catch(logFailure));
}

/** Finds a value that may still be served: that of this isolate or, when it is old, one that another may have read since. */
async function find<Value>(context: EdgeContext, thing: Keepable<Value>): Promise<Entry<Value> | undefined> {
  if (context.cache === NO_CACHE) return undefined;
  let entry = recall(thing);
  if (!entry || !isWithin(entry.triedAt, thing.maxAge)) {
    const stored = await findAtEdge(context, thing);
    if (stored && stored.readAt > (entry?.readAt ?? 0)) {
      remember(thing, stored);
      entry = stored;
    }
  }
  return entry && isWithin(entry.readAt, getLifetime(thing)) ? entry : undefined;
}

async function readAndKeep<Value>(context: EdgeContext, thing: Keepable<Value>): Promise<Value> {
  const readAt = Date.now();
  const value = await thing.read(recall(thing)?.value);
  if (context.cache === NO_CACHE || thing.isKeepable?.(value) === false) return value;
  const known = recall(thing);
  // A slow bucket may send it after another request has got a newer one.
  if (known && known.readAt > readAt) return value;
  const entry = { value, readAt, triedAt: readAt };
  remember(thing, entry);
  storeAtEdge(context, thing, entry);
  return value;
}

/** Reads a value, and waits until its limit. The read goes on behind the response, so that it is there for the next visitor. */
function readWithinLimit<Value>(context: EdgeContext, thing: Keepable<Value>): Promise<Value> {
  const reading = readAndKeep(context, thing);
  if (thing.limitMs === undefined) return reading;
  context.waitUntil(reading.catch(() => {}));
  return withinLimit(thing.limitMs, thing.key, reading);
}

/** Reads a value again after the response. Until it is old again, this isolate does not try it a second time. */
function renew<Value>(context: EdgeContext, thing: Keepable<Value>, entry: Entry<Value>): void {
  entry.triedAt = Date.now();
  context.afterResponse(() => readAndKeep(context, thing).catch((error) => thing.onStale?.(error, entry.value, false)));
}

/**
 * Gets a value from memory, from the edge, or by reading it.
 *
 * @param isNewest whether to wait for a value rather than to get one that is older than its `maxAge`.
 * @throws Error of the read, or of its limit, when nothing is kept that may stand in.
 */
export async function getKept<Value>(context: EdgeContext, thing: Keepable<Value>, isNewest = false): Promise<Value> {
  const { maxAge, staleWhileRevalidate = 0 } = thing;
  const kept = await find(context, thing);
  if (kept && isWithin(kept.readAt, maxAge)) return kept.value;
  if (kept && !isNewest && isWithin(kept.triedAt, maxAge + staleWhileRevalidate)) {
    if (!isWithin(kept.triedAt, maxAge)) renew(context, thing, kept);
    return kept.value;
  }
  try {
    return await readWithinLimit(context, thing);
  } catch (error) {
    if (!kept) throw error;
    // The next visitors do not wait for the limit again.
    kept.triedAt = Date.now();
    thing.onStale?.(error, kept.value, true);
    return kept.value;
  }
}
