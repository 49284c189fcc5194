// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILE_TIMEOUT_MS, limitStyleSheets } from './file-timeout.ts';

const SHEET = 'https://guide.test/_mfe/a/v1/page.css';

/** Inserts a style sheet as the bundler's runtime does; returns it with what is told of its failure. */
async function insert(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Not by `href`, which would make the test environment load it.
  Object.defineProperty(link, 'href', { value: href });
  const failed = vi.fn();
  link.addEventListener('error', failed);
  document.head.append(link);
  // Mutation observers are told in a microtask.
  await vi.advanceTimersByTimeAsync(0);
  return { link, failed };
}

beforeEach(() => {
  vi.useFakeTimers();
  limitStyleSheets(new Map([[SHEET, 'sha384-page']]));
});
afterEach(() => void vi.useRealTimers());

test('a style sheet of a remote that has not arrived in time fails', async () => {
  const { failed } = await insert(SHEET);
  await vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalled();
});

test('a style sheet that has arrived does not fail', async () => {
  const { link, failed } = await insert(SHEET);
  link.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS);
  expect(failed).not.toHaveBeenCalled();
});

test('a style sheet of the shell has no limit', async () => {
  const { failed } = await insert('https://guide.test/static/app.css');
  await vi.advanceTimersByTimeAsync(FILE_TIMEOUT_MS);
  expect(failed).not.toHaveBeenCalled();
});
