import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';
import { loadHttpClient } from './http-client.ts';

const URL = 'https://guide.example/planning.json';

// Importing takes no time of the fake clock.
beforeAll(async () => {
  await loadHttpClient();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets a file come after so many milliseconds. */
const stubFile = (ms: number) =>
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ version: 1 })), ms)));

test('a file may take 20 seconds', async () => {
  stubFile(19_000);
  const file = expect(fetchJson(URL)).resolves.toEqual({ version: 1 });
  await vi.advanceTimersByTimeAsync(19_000);
  await file;
});

test('a file that takes longer is an error', async () => {
  stubFile(21_000);
  const file = expect(fetchJson(URL)).rejects.toThrow('timed out');
  await vi.advanceTimersByTimeAsync(21_000);
  await file;
});
