// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

type ModuleLoader = typeof import('./module-loader.ts');
let loader: ModuleLoader;

const Page = () => null;

/** What a test does not need of a loader. */
const NOTHING = { prepareRetry: async () => {}, hasAllFiles: async () => false, startOver: () => {} };

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
  loader.setModuleLoader({ ...NOTHING, load, prepareRetry });
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
    ...NOTHING,
    load: (id) => (id === 'a/Page' ? Promise.reject(new Error('gone')) : Promise.resolve({ default: Page })),
  });
  startLoading('a/Page');
  startLoading('b/Page');
  await vi.waitFor(() => expect(loader.getFailure('a/Page')).toBeDefined());
  expect(loader.getFailure('b/Page')).toBeUndefined();
});

test('a retry that fails although all files are there loads the whole page anew, and the first attempt does not', async () => {
  const startOver = vi.fn();
  const hasAllFiles = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const load = vi.fn(() => Promise.reject(new Error('damaged')));
  loader.setModuleLoader({ load, hasAllFiles, startOver, prepareRetry: async () => {} });
  startLoading('a/Page');
  await vi.waitFor(() => expect(loader.getFailure('a/Page')).toBeDefined());
  expect(hasAllFiles).not.toHaveBeenCalled();
  loader.getFailure('a/Page')?.retry();
  await vi.waitFor(() => expect(loader.getFailure('a/Page')?.reason).toBe('failed'));
  expect(startOver).not.toHaveBeenCalled();
  loader.getFailure('a/Page')?.retry();
  await vi.waitFor(() => expect(startOver).toHaveBeenCalledOnce());
});

test('a retry needs no list of the current releases', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ default: Page });
  loader.setModuleLoader({ ...NOTHING, load, prepareRetry: () => Promise.reject(new Error('no list')) });
  const pending = startLoading('a/Page') as Promise<unknown>;
  await vi.waitFor(() => expect(loader.getFailure('a/Page')).toBeDefined());
  loader.getFailure('a/Page')?.retry();
  await expect(pending).resolves.toEqual({ default: Page });
});

test('a page that is late is a failure after five seconds, until it arrives, and its retry loads the whole page anew', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Page }>();
  const startOver = vi.fn();
  loader.setModuleLoader({ ...NOTHING, load: () => promise, startOver });
  const pending = startLoading('a/Page') as Promise<unknown>;
  await vi.advanceTimersByTimeAsync(4999);
  expect(loader.getFailure('a/Page')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(loader.getFailure('a/Page')?.reason).toBe('slow');
  loader.getFailure('a/Page')?.retry();
  expect(startOver).toHaveBeenCalledOnce();
  resolve({ default: Page });
  await expect(pending).resolves.toEqual({ default: Page });
  expect(loader.getFailure('a/Page')).toBeUndefined();
  vi.useRealTimers();
});

test('a prefetched page needs not be waited for, and is loaded once', async () => {
  const load = vi.fn(async () => ({ default: Page }));
  loader.setModuleLoader({ ...NOTHING, load });
  loader.prefetchModule('a/Page');
  loader.prefetchModule('a/Page');
  await vi.waitFor(() => expect(loader.isLoaded('a/Page')).toBe(true));
  expect(loader.getLazyPage('a/Page')).toBe(Page);
  expect(load).toHaveBeenCalledOnce();
});

test('a page that is opened while it is prefetched keeps its component', async () => {
  loader.setModuleLoader({ ...NOTHING, load: async () => ({ default: Page }) });
  loader.prefetchModule('a/Page');
  const component = loader.getLazyPage('a/Page');
  await vi.waitFor(() => expect(loader.isLoaded('a/Page')).toBe(true));
  expect(loader.getLazyPage('a/Page')).toBe(component);
});

test('a prefetch that fails is told to nobody, and can be tried again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ default: Page });
  loader.setModuleLoader({ ...NOTHING, load });
  loader.prefetchModule('a/Page');
  await vi.waitFor(() => {
    loader.prefetchModule('a/Page');
    expect(loader.isLoaded('a/Page')).toBe(true);
  });
  expect(load).toHaveBeenCalledTimes(2);
  expect(loader.getFailure('a/Page')).toBeUndefined();
});
