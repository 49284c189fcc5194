import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchLocationDetails } from './fetch-location-details.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The signal of the platform goes by its own clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Timed out')), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A connection on which the details arrive after so many milliseconds. */
const connect = (milliseconds: number) =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve(Response.json({ trails: [] })), milliseconds);
      }),
  );

test('details that take 15 seconds on a slow connection arrive', async () => {
  connect(15_000);
  const details = fetchLocationDetails('/release/', 'arbat');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await details).toEqual({ trails: [] });
});

test('details that do not arrive fail after 20 seconds', async () => {
  connect(60_000);
  const failure = expect(fetchLocationDetails('/release/', 'arbat')).rejects.toThrow('Timed out');
  await vi.advanceTimersByTimeAsync(20_000);
  await failure;
});
