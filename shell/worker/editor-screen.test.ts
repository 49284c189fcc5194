import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { EDITOR_SITE, fetchEditorPath, fetchPath, fetchText, SITE } from './testing/fetch-path.ts';
import { createVersion, expirePointer, publish, unpublish } from './testing/releases.ts';

let version: string;
/** A file name that no test has requested yet, because the edge cache outlives a test. */
let chunk: string;

beforeEach(async () => {
  chunk = `${createVersion()}.js`;
  version = await publish({ files: { 'editor/editor.js': 'part()', [`editor/${chunk}`]: 'chunk()' } });
  expirePointer();
  await publish({ remote: 'itinerary' });
  expirePointer();
});

const fetchSettings = async () => (await fetchEditorPath('/settings.json')).json();

test('is a page with its own policy, not cached and not listed by search engines', async () => {
  const { status, headers } = await fetchEditorPath('/');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com;");
  expect(policy).not.toBe((await fetchPath('/plan-trip')).headers.get('content-security-policy'));
});

test('its settings name the part of every remote whose current release has one', async () => {
  expect(await fetchSettings()).toEqual({
    repository: env.CONTENT_REPOSITORY ?? '',
    modules: { 'trip-tips': `/trip-tips/${version}/editor.js` },
  });
  await unpublish();
  expect(await fetchSettings()).toMatchObject({ modules: {} });
});

test('a part and its files are served below its version only, cached for a year', async () => {
  for (const [file, text] of [
    ['editor.js', 'part()'],
    [chunk, 'chunk()'],
  ]) {
    const response = await fetchEditorPath(`/trip-tips/${version}/${file}`);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const fetch of [fetchPath, fetchEditorPath])
      expect((await fetch(`/_mfe/trip-tips/${version}/editor/${file}`)).status).toBe(404);
  }
});

test('its files are not in the remote list of pages', async () => {
  expect(await fetchText('/plan-trip')).not.toContain('editor/');
});

const NAVIGATION = { headers: { accept: 'text/html,*/*' } };
const getRedirect = ({ status, headers }: Response) => [status, headers.get('location')];

test('what it does not have is 404 and not cached', async () => {
  const paths = ['none.js', 'a/b.js', '..%2frelease.json'].map((file) => `/trip-tips/${version}/${file}`);
  for (const path of [...paths, '/trip-tips/none/editor.js', '/shell/1/editor.js', '/editor/index.html']) {
    const response = await fetchEditorPath(path);
    expect([response.status, response.headers.get('cache-control')], path).toEqual([404, 'no-store']);
  }
});

test('its origin serves nothing of the site: no page, no file of a remote, and nothing of the API', async () => {
  const file = `/_mfe/trip-tips/${version}/entry.js`;
  const paths = ['/plan-trip', '/itinerary', file, '/_mfe/remotes.json', '/planning.json'];
  for (const path of [...paths, '/robots.txt', '/sitemap.xml', '/index.html', '/api/health', '/api/submit-itinerary'])
    expect((await fetchEditorPath(path)).status, path).toBe(404);
  for (const path of ['/', '/api/submit-itinerary'])
    expect((await fetchEditorPath(path, { method: 'POST' })).status, path).toBe(405);
});

test('the pictures of its previews are those of the site', async () => {
  expect((await fetchEditorPath('/pictures/none.webp')).status).toBe((await fetchPath('/pictures/none.webp')).status);
});

test('a person who opens a link of its preview gets the page of the site', async () => {
  expect(getRedirect(await fetchEditorPath('/locations/medeu?from=tip', NAVIGATION))).toEqual([
    302,
    `${SITE}/locations/medeu?from=tip`,
  ]);
  expect(getRedirect(await fetchEditorPath('//other.test/', NAVIGATION))).toEqual([302, `${SITE}//other.test/`]);
});

test('the site does not serve it, and redirects a person to its origin', async () => {
  const paths = ['/edit', '/settings.json', '/editor/index.html', `/trip-tips/${version}/editor.js`];
  for (const path of paths) expect((await fetchPath(path)).status, path).toBe(404);
  for (const path of ['/edit', '/edit/'])
    expect(getRedirect(await fetchPath(path, NAVIGATION))).toEqual([302, `${EDITOR_SITE}/`]);
});

test('a site at an IP address has no editor', async () => {
  const response = await exports.default.fetch('http://127.0.0.1:3000/edit', NAVIGATION);
  expect(response.status).toBe(404);
});
