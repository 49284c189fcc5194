import { InProcessWorker, SMALL_PLANNING_DATA } from '@almaty/planner/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { signal } = new AbortController();

/** Loads the module anew, because it keeps what it has loaded. */
async function loadModule() {
  vi.resetModules();
  return import('./describe-days.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T06:00:00Z') });
  vi.stubGlobal('Worker', vi.fn(InProcessWorker));
  // What the bundler puts in the place of this name.
  vi.stubGlobal('__webpack_public_path__', '/_mfe/catalogue/version/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('says the days in words, and loads the planning data once', async () => {
  const fetch = vi.fn(async () => Response.json(SMALL_PLANNING_DATA));
  vi.stubGlobal('fetch', fetch);
  const { describeDays } = await loadModule();
  expect(await describeDays([{ id: 1 }], [{ id: 2 }], signal)).toBe('About 1 day');
  expect(await describeDays([{ id: 3 }, { id: 8 }], [], signal)).toBe('About 2 days');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/planning.json', expect.anything());
  expect(Worker).toHaveBeenCalledExactlyOnceWith('/_mfe/catalogue/version/workers/estimate.js');
});

test('is empty when nothing of the selection is in the planning data', async () => {
  vi.stubGlobal('fetch', async () => Response.json(SMALL_PLANNING_DATA));
  const { describeDays } = await loadModule();
  expect(await describeDays([{ id: 999 }], [], signal)).toBe('');
});

test('loads the planning data again after a failure', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  const { describeDays } = await loadModule();
  await expect(describeDays([{ id: 1 }], [], signal)).rejects.toThrow('503');
  fetch.mockResolvedValue(Response.json(SMALL_PLANNING_DATA));
  expect(await describeDays([{ id: 1 }], [], signal)).toBe('About 1 day');
});

test('planning data that do not answer in twenty seconds are loaded again the next time', async () => {
  const limit = new AbortController();
  const setLimit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const fetch = vi.fn(
    async (_: string, init?: RequestInit): Promise<Response> =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('no answer')))),
  );
  vi.stubGlobal('fetch', fetch);
  const { describeDays } = await loadModule();
  const days = describeDays([{ id: 1 }], [], signal);
  expect(setLimit).toHaveBeenCalledExactlyOnceWith(20_000);
  limit.abort();
  await expect(days).rejects.toThrow('no answer');
  fetch.mockResolvedValue(Response.json(SMALL_PLANNING_DATA));
  expect(await describeDays([{ id: 1 }], [], signal)).toBe('About 1 day');
});
