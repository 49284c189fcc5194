import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepare } from './prepare.ts';

const loadFont = vi.fn();
const fetchFile = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  loadFont.mockReset().mockResolvedValue([]);
  fetchFile.mockReset().mockImplementation(async () => new Response('worker'));
  vi.stubGlobal('document', { fonts: { load: loadFont } });
  vi.stubGlobal('fetch', fetchFile);
  // What the bundler puts in the place of this name.
  vi.stubGlobal('__webpack_public_path__', '/_mfe/catalogue/version/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the map needs no letters: they may fail, or be late', async () => {
  loadFont.mockRejectedValue(new Error('no connection'));
  await prepare();
  loadFont.mockReturnValue(new Promise(() => {}));
  const isReady = vi.fn();
  void prepare().then(isReady);
  await vi.advanceTimersByTimeAsync(2999);
  expect(isReady).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady).toHaveBeenCalled();
});

test('the map needs its worker', async () => {
  await prepare();
  expect(fetchFile).toHaveBeenCalledWith('/_mfe/catalogue/version/online/map-worker.js', expect.anything());
  fetchFile.mockResolvedValue(new Response('', { status: 503 }));
  await expect(prepare()).rejects.toThrow('503');
});
