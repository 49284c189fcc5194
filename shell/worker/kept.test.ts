import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { EdgeContext } from './env.ts';
import { AS_RESPONSE, asJson, getKept, getKeptUrl, type Keepable } from './kept.ts';
import { NO_CACHE } from './release-server.ts';
import { createVersion, passSeconds } from './testing/releases.ts';

/** What runs behind the responses of a test, which it waits for itself. */
let behind: Promise<unknown>[];
const settle = async () => {
  while (behind.length > 0) await Promise.all(behind.splice(0));
};

/** The only parts of a request that keeping needs. */
const createContext = (cache = caches.default) => {
  const waitUntil = (promise: Promise<unknown>) => void behind.push(promise);
  return { cache, waitUntil, afterResponse: (task: () => Promise<unknown>) => waitUntil(task()) } as EdgeContext;
};
const context = createContext();

beforeEach(() => {
  behind = [];
});

/** A number that is one greater each time it is read; it is `maxAge` 5, 30 more while it is renewed, a day if it fails. */
function createCounter(more: Partial<Keepable<number>> = {}) {
  let count = 0;
  const read = vi.fn(async () => {
    count += 1;
    return count;
  });
  const onStale = vi.fn();
  const thing: Keepable<number> = {
    ...{ key: `/${createVersion()}`, maxAge: 5, staleWhileRevalidate: 30, staleIfError: 86_400 },
    ...{ format: asJson(z.number()), getSize: () => 8, read, onStale },
    ...more,
  };
  return { thing, read, onStale };
}

describe('a kept value', () => {
  test('is read once until it is old', async () => {
    const { thing } = createCounter();
    expect(await getKept(context, thing)).toBe(1);
    passSeconds(4);
    expect(await getKept(context, thing, true)).toBe(1);
  });

  test('that is old is served at once and renewed behind the response, once for all who find it old', async () => {
    const { thing, read } = createCounter();
    await getKept(context, thing);
    passSeconds(34);
    expect(await Promise.all([1, 2, 3].map(() => getKept(context, thing)))).toEqual([1, 1, 1]);
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
    expect(await getKept(context, thing)).toBe(2);
  });

  test('that is old is read at once for who needs the newest', async () => {
    const { thing } = createCounter();
    await getKept(context, thing);
    passSeconds(5);
    expect(await getKept(context, thing, true)).toBe(2);
  });

  test('that is older than a renewal allows is read before it is served', async () => {
    const { thing } = createCounter();
    await getKept(context, thing);
    passSeconds(35);
    expect(await getKept(context, thing)).toBe(2);
  });

  test('stands in for a day when it cannot be read, and only the first visitor waits', async () => {
    const { thing, read, onStale } = createCounter();
    await getKept(context, thing);
    const error = new Error('down');
    read.mockRejectedValue(error);
    passSeconds(86_404);
    expect(await getKept(context, thing)).toBe(1);
    expect(onStale.mock.lastCall).toEqual([error, 1, true]);
    expect(await getKept(context, thing)).toBe(1);
    expect(read).toHaveBeenCalledTimes(2);
    passSeconds(1);
    await expect(getKept(context, thing)).rejects.toBe(error);
  });

  test('that was not renewed is tried again after its age, and says why', async () => {
    const { thing, read, onStale } = createCounter();
    await getKept(context, thing);
    const error = new Error('down');
    read.mockRejectedValue(error);
    for (const times of [2, 3]) {
      passSeconds(5);
      for (const _ of ['first', 'second']) expect(await getKept(context, thing)).toBe(1);
      await settle();
      expect(read).toHaveBeenCalledTimes(times);
      expect(onStale.mock.lastCall).toEqual([error, 1, false]);
    }
  });

  test('that comes after its limit is there for the next visitor', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const { thing, read } = createCounter({ limitMs: 10 });
    read.mockReturnValueOnce(promise);
    await expect(getKept(context, thing)).rejects.toThrow(`${thing.key} took longer than 10 ms`);
    resolve(7);
    await settle();
    expect(await getKept(context, thing)).toBe(7);
  });

  test('that comes late does not take the place of a newer one', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const { thing, read } = createCounter();
    read.mockReturnValueOnce(promise);
    const late = getKept(context, thing);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    passSeconds(1);
    expect(await getKept(context, thing)).toBe(1);
    resolve(7);
    expect(await late).toBe(7);
    expect(await getKept(context, thing)).toBe(1);
  });

  test('is not kept when it fails its check, is not worth it, or belongs to a team', async () => {
    const { thing, read } = createCounter({ isKeepable: (value) => value > 1 });
    read.mockRejectedValueOnce(new Error('damaged'));
    await expect(getKept(context, thing)).rejects.toThrow('damaged');
    const teams = createContext(NO_CACHE);
    for (const value of [1, 2]) expect(await getKept(teams, thing)).toBe(value);
    expect([await getKept(context, thing), await getKept(context, thing)]).toEqual([3, 3]);
    const { thing: other } = createCounter({ isKeepable: () => false });
    for (const value of [1, 2]) expect(await getKept(context, other)).toBe(value);
  });
});

describe('the edge', () => {
  /** Stores what another isolate has read at a time. */
  const storeAsOther = (key: string, value: unknown, readAt: number) =>
    caches.default.put(
      getKeptUrl(key),
      Response.json(value, { headers: { 'x-read-at': String(readAt), 'cache-control': 'max-age=60' } }),
    );

  test('gives an isolate what another one has read since', async () => {
    const { thing, read } = createCounter();
    await getKept(context, thing);
    await settle();
    passSeconds(6);
    await storeAsOther(thing.key, 9, Date.now());
    expect(await getKept(context, thing, true)).toBe(9);
    expect(read).toHaveBeenCalledOnce();
  });

  test('is not believed when what it keeps is no such value', async () => {
    const { thing } = createCounter();
    await storeAsOther(thing.key, 'text', Date.now());
    expect(await getKept(context, thing)).toBe(1);
  });

  test('keeps a response with its own headers, each time as a new one', async () => {
    const headers = { 'cache-control': 'public, max-age=60' };
    const read = vi.fn(async () => new Response('a file', { headers }));
    const thing = { key: `/${createVersion()}`, maxAge: 60, format: AS_RESPONSE, read };
    for (const _ of ['read', 'kept', 'kept']) {
      const response = await getKept(context, thing);
      expect([await response.text(), response.headers.get('cache-control')]).toEqual(['a file', 'public, max-age=60']);
      expect(response.headers.has('x-read-at')).toBe(false);
      await settle();
    }
    expect(read).toHaveBeenCalledOnce();
  });
});

test('an isolate remembers what was used last, and no more than its memory holds', async () => {
  const half = { getSize: () => 32 * 2 ** 20, maxAge: 60 };
  const [first, second, third] = [1, 2, 3].map(() => {
    const { thing, read } = createCounter(half);
    const { format: _, ...remembered } = thing;
    return { thing: remembered, read };
  });
  if (!first || !second || !third) throw new Error('There are three');
  for (const { thing } of [first, second, first, third, first, second]) await getKept(context, thing);
  expect([first, second, third].map(({ read }) => read.mock.calls.length)).toEqual([1, 2, 1]);
});
