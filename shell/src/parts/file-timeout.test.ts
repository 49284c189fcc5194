// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILE_TIMEOUT_MS, limitFiles } from './file-timeout.ts';

const SHEET = 'https://guide.test/_mfe/a/v1/page.css';
const SCRIPT = 'https://guide.test/_mfe/a/v1/page.js';

/** Inserts a file as the bundler's runtime does; returns its element with what is told of its failure. */
async function insert(url: string) {
  const file = document.createElement(url.endsWith('.js') ? 'script' : 'link');
  if (file instanceof HTMLLinkElement) file.rel = 'stylesheet';
  // Not by assignment, which would make the test environment load it.
  Object.defineProperty(file, file instanceof HTMLLinkElement ? 'href' : 'src', { value: url });
  file.integrity = `sha256-${url}`;
  const failed = vi.fn();
  file.addEventListener('error', failed);
  document.head.append(file);
  // Mutation observers are told in a microtask.
  await vi.advanceTimersByTimeAsync(0);
  return { file, failed };
}

let integrityByUrl: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  integrityByUrl = new Map();
  limitFiles(integrityByUrl);
});
afterEach(() => void vi.useRealTimers());

test.each([SHEET, SCRIPT])('%s fails when it has not arrived in time', async (url) => {
  const { failed } = await insert(url);
  await vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalled();
});

test('the hash with which a later chunk is requested is noted', async () => {
  await insert(SCRIPT);
  expect(integrityByUrl).toEqual(new Map([[SCRIPT, `sha256-${SCRIPT}`]]));
});

test('a file that has arrived does not fail', async () => {
  const { file, failed } = await insert(SHEET);
  file.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS);
  expect(failed).not.toHaveBeenCalled();
});

test.each(['https://guide.test/static/app.css', 'https://guide.test/static/app.js'])(
  '%s of the shell has no limit',
  async (url) => {
    const { failed } = await insert(url);
    await vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS);
    expect(failed).not.toHaveBeenCalled();
    expect(integrityByUrl.size).toBe(0);
  },
);
