import { beforeEach, expect, test, vi } from 'vitest';

type ModuleLoader = typeof import('./module-loader.ts');
let loader: ModuleLoader;

const Page = () => null;

/** Starts a lazy component as React does: returns the component, or throws the promise that it waits for. */
function startLoading(id: string) {
  const { _init, _payload } = loader.getLazyPage(id) as unknown as {
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
  loader = await import('./module-loader.ts');
});

test('a page is the same component every time', () => {
  expect(loader.getLazyPage('a/Page')).toBe(loader.getLazyPage('a/Page'));
  expect(loader.getLazyPage('a/Page')).not.toBe(loader.getLazyPage('a/Other'));
});

test('a page that fails stays pending, and its retry continues with the same promise', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ default: Page });
  const prepareRetry = vi.fn(async () => {});
  loader.setModuleLoader({ load, prepareRetry });
  const listener = vi.fn();
  loader.subscribeToFailures(listener);
  const pending = startLoading('a/Page') as Promise<unknown>;
  await vi.waitFor(() => expect(loader.getFailure('a/Page')?.error).toEqual(new Error('gone')));
  listener.mockClear();
  loader.getFailure('a/Page')?.retry();
  expect(loader.getFailure('a/Page')).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
  await expect(pending).resolves.toEqual({ default: Page });
  expect(load.mock.calls).toEqual([['a/Page'], ['a/Page']]);
  // The first attempt uses the release that came with the page.
  expect(prepareRetry).toHaveBeenCalledExactlyOnceWith('a/Page');
});

test('the failure of one page does not affect another', async () => {
  loader.setModuleLoader({
    load: (id) => (id === 'a/Page' ? Promise.reject(new Error('gone')) : Promise.resolve({ default: Page })),
    prepareRetry: async () => {},
  });
  startLoading('a/Page');
  startLoading('b/Page');
  await vi.waitFor(() => expect(loader.getFailure('a/Page')).toBeDefined());
  expect(loader.getFailure('b/Page')).toBeUndefined();
});
