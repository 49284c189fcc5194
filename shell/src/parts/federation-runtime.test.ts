// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { hasAllFiles, loadStyles, prepareRetry, registerRemoteList } from './federation-runtime.ts';
import { REMOTE_LIST_ID } from './remote-list.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins() {}, registerRemotes() {}, loadRemote() {} }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HASH = 'sha256-hash';

/** Registers a release with one module, as the Worker lists it in a page. */
function registerRelease(integrity: Readonly<Record<string, string>>, version = 'v1') {
  const assets = { js: { sync: ['page.js'] }, css: { sync: ['page.css'] } };
  const modules = [{ moduleName: 'LocationsPage', modulePath: './LocationsPage', assets }];
  const snapshot = { globalName: 'catalogue', remoteEntry: 'entry.js', modules };
  const remote = { name: 'catalogue', version, channel: 'stable', snapshot, pages: [], integrity };
  const list = { shell: { version: 'v1', pages: [] }, remotes: [remote] };
  document.body.innerHTML = `<script type="application/json" id="${REMOTE_LIST_ID}">${JSON.stringify(list)}</script>`;
  vi.stubGlobal('__FEDERATION__', { moduleInfo: {} });
  registerRemoteList();
}

test('files of a remote without a release are not there, so the page is not loaded anew for them', async () => {
  expect(await hasAllFiles('catalogue/LocationsPage')).toBe(false);
});

test.each([
  ['every file arrives', 'none', true],
  ['the entry is gone', 'entry.js', false],
  ['the style sheet is gone', 'page.css', false],
])('when %s, a module can be had: %s', async (_, missing, expected) => {
  registerRelease({ 'entry.js': HASH, 'page.js': HASH, 'page.css': HASH });
  const fetch = vi.fn(async (url: string) => new Response('', { status: url.endsWith(missing) ? 404 : 200 }));
  vi.stubGlobal('fetch', fetch);
  expect(await hasAllFiles('catalogue/LocationsPage')).toBe(expected);
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/_mfe/catalogue/v1/entry.js'), expect.anything());
});

test('a file without a hash in its release is not loaded', async () => {
  registerRelease({ 'entry.js': HASH, 'page.js': HASH }, 'v2');
  const fetch = vi.fn(async () => new Response(''));
  vi.stubGlobal('fetch', fetch);
  await expect(loadStyles('catalogue/LocationsPage')).rejects.toThrow('/v2/page.css has no hash in its release');
  expect(document.querySelector('link')).toBeNull();
  expect(await hasAllFiles('catalogue/LocationsPage')).toBe(false);
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('page.css'), expect.anything());
});

test('for another version the document is loaded anew, unless the page that wanted it was left', async () => {
  registerRelease({});
  vi.stubGlobal('fetch', async () => Response.json({ shell: { version: 'v2', pages: [] }, remotes: [] }));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await prepareRetry('shell', () => false);
  expect(reload).not.toHaveBeenCalled();
  void prepareRetry('shell', () => true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
