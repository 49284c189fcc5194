import { beforeEach, expect, test, vi } from 'vitest';

type Pages = typeof import('./pages.ts');
let pages: Pages;

const Page = () => null;

/** What React does with a lazy component: starts it, and learns what it became. */
function start(id: string) {
  const { _init, _payload } = pages.pageOf(id) as unknown as {
    _init: (payload: unknown) => unknown;
    _payload: unknown;
  };
  try {
    return _init(_payload);
  } catch (pending) {
    return pending;
  }
}

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  pages = await import('./pages.ts');
});

test('a page is the same component every time, so that React keeps its nodes', () => {
  expect(pages.pageOf('a/Page')).toBe(pages.pageOf('a/Page'));
  expect(pages.pageOf('a/Page')).not.toBe(pages.pageOf('a/Other'));
});

test('a page that fails stays pending, and Retry goes on with the same promise', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ default: Page });
  pages.connectLoader(load);
  const changed = vi.fn();
  pages.subscribeToFailures(changed);
  const pending = start('a/Page') as Promise<unknown>;
  await vi.waitFor(() => expect(pages.failureOf('a/Page')?.error).toEqual(new Error('gone')));
  changed.mockClear();
  pages.failureOf('a/Page')?.retry();
  expect(pages.failureOf('a/Page')).toBeUndefined();
  expect(changed).toHaveBeenCalledOnce();
  await expect(pending).resolves.toEqual({ default: Page });
  expect(load.mock.calls).toEqual([
    ['a/Page', 0],
    ['a/Page', 1],
  ]);
});

test('a failure of one page says nothing about another', async () => {
  pages.connectLoader((id) =>
    id === 'a/Page' ? Promise.reject(new Error('gone')) : Promise.resolve({ default: Page }),
  );
  start('a/Page');
  start('b/Page');
  await vi.waitFor(() => expect(pages.failureOf('a/Page')).toBeDefined());
  expect(pages.failureOf('b/Page')).toBeUndefined();
});
