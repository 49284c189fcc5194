// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shellPages } from './pages.ts';
import { addShellPages } from './shell-pages.ts';

const page = { default: () => null };
const remotePage = { default: () => null };
const remotes = {
  load: vi.fn(async () => remotePage),
  prepareRetry: vi.fn(async () => {}),
  hasAllFiles: vi.fn(async () => true),
  startOver: vi.fn(),
};
const loader = addShellPages(remotes, { 'shell/NewPage': async () => page });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('every page of the shell has a module', async () => {
  const { load } = addShellPages(remotes);
  for (const { id } of Object.values(shellPages)) expect(await load(id)).toEqual({ default: expect.any(Function) });
  expect(remotes.load).not.toHaveBeenCalled();
});

test('the pages of remotes are loaded as without those of the shell', async () => {
  expect(await loader.load('catalogue/NewPage')).toBe(remotePage);
  await loader.prepareRetry('catalogue/NewPage');
  expect(await loader.hasAllFiles('catalogue/NewPage')).toBe(true);
  for (const call of [remotes.load, remotes.prepareRetry, remotes.hasAllFiles])
    expect(call).toHaveBeenCalledExactlyOnceWith('catalogue/NewPage');
});

test('a page of the shell needs no remote, also when it is tried again', async () => {
  expect(await loader.load('shell/NewPage')).toBe(page);
  await loader.prepareRetry('shell/NewPage');
  expect(remotes.load).not.toHaveBeenCalled();
  expect(remotes.prepareRetry).not.toHaveBeenCalled();
});

describe('a page of the shell whose code does not come', () => {
  const answers: readonly [string, () => Promise<Response>, boolean][] = [
    ['can be loaded anew while its document can be had', async () => new Response(), true],
    ['cannot while the site is out of order', async () => new Response(null, { status: 503 }), false],
    ['cannot without a connection', async () => Promise.reject(new TypeError('offline')), false],
  ];
  test.each(answers)('%s', async (_, answer, expected) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    expect(await loader.hasAllFiles('shell/NewPage')).toBe(expected);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(location.href, expect.objectContaining({ method: 'HEAD' }));
    expect(remotes.hasAllFiles).not.toHaveBeenCalled();
  });
});
