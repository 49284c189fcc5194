import { exports } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { EDITOR_SITE, fetchEditorPath, fetchPath, fetchText, SITE } from './testing/fetch-path.ts';
import { createVersion, expirePointer, publish, unpublish } from './testing/releases.ts';

let version: string;
/** A file name that no test has requested yet, because the edge cache outlives a test. */
let script: string;

beforeEach(async () => {
  script = `${createVersion()}.js`;
  version = await publish({
    files: { 'editor/index.html': '<!doctype html>Editor', [`editor/${script}`]: 'cms()' },
  });
  expirePointer();
  await publish({ remote: 'itinerary' });
  expirePointer();
});

test('is 503 while the remote has no release', async () => {
  await unpublish();
  const response = await fetchEditorPath('/trip-tips/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

const fetchPolicy = async (host: string) => {
  const { headers } = await exports.default.fetch(`http://${host}/trip-tips/`);
  return headers.get('content-security-policy') ?? '';
};

test('is a page of the current release with its own policy, not cached and not listed by search engines', async () => {
  const response = await fetchEditorPath('/trip-tips/');
  expect([response.status, await response.text()]).toEqual([200, '<!doctype html>Editor']);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toBe((await fetchPath('/plan-trip')).headers.get('content-security-policy'));
});

test('may connect to the repository host, and to the local back end on localhost only', async () => {
  const policy = await fetchPolicy('edit.guide.test');
  expect(policy).toContain('connect-src blob: https://api.github.com https://www.githubstatus.com;');
  expect(await fetchPolicy('edit.localhost:3000')).toBe(
    policy.replace('connect-src blob:', 'connect-src blob: http://localhost:8081'),
  );
});

test('its files are served below its own path only, cached for a year', async () => {
  const response = await fetchEditorPath(`/trip-tips/${script}`);
  expect([response.status, await response.text()]).toEqual([200, 'cms()']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of [`/_mfe/trip-tips/${version}/editor/index.html`, `/_mfe/trip-tips/${version}/editor/${script}`])
    for (const fetch of [fetchPath, fetchEditorPath]) expect((await fetch(path)).status).toBe(404);
});

test('its files are not in the remote list of pages', async () => {
  expect(await fetchText('/plan-trip')).not.toContain('editor/');
});

const NAVIGATION = { headers: { accept: 'text/html,*/*' } };
const getRedirect = ({ status, headers }: Response) => [status, headers.get('location')];

test.each(['/', '/trip-tips', '/?from=email'])('%s of its origin redirects to it', async (path) => {
  expect(getRedirect(await fetchEditorPath(path))).toEqual([308, `${EDITOR_SITE}/trip-tips/`]);
});

test.each(['/trip-tips/none.js', '/trip-tips/index.html', '/trip-tips/a/b.js', '/trip-tips/..%2frelease.json'])(
  '%s is 404 and not cached',
  async (path) => {
    const response = await fetchEditorPath(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('its origin serves nothing of the site: no page, no file of a remote, and of the API the sign-in alone', async () => {
  const file = `/_mfe/trip-tips/${version}/${script}`;
  const paths = ['/plan-trip', '/itinerary', file, '/_mfe/remotes.json', '/pictures/medeu.jpg', '/planning.json'];
  for (const path of [...paths, '/robots.txt', '/sitemap.xml', '/index.html', '/api/health', '/api/submit-itinerary'])
    expect((await fetchEditorPath(path)).status, path).toBe(404);
  expect((await fetchEditorPath('/api/submit-itinerary', { method: 'POST' })).status).toBe(404);
  expect(await (await fetchEditorPath('/api/editor/sign-in')).text()).toBe('the API');
  expect((await fetchEditorPath('/trip-tips/', { method: 'POST' })).status).toBe(405);
});

test('a person who opens a link of its preview gets the page of the site', async () => {
  expect(getRedirect(await fetchEditorPath('/locations/medeu?from=tip', NAVIGATION))).toEqual([
    302,
    `${SITE}/locations/medeu?from=tip`,
  ]);
  expect(getRedirect(await fetchEditorPath('//other.test/', NAVIGATION))).toEqual([302, `${SITE}//other.test/`]);
});

test('the site does not serve it, and redirects a person to its origin', async () => {
  for (const path of ['/edit/trip-tips/', `/edit/trip-tips/${script}`, '/edit/', '/trip-tips/', `/trip-tips/${script}`])
    expect((await fetchPath(path)).status, path).toBe(404);
  for (const path of ['/edit/trip-tips/', '/edit/trip-tips', '/edit/'])
    expect(getRedirect(await fetchPath(path, NAVIGATION))).toEqual([302, `${EDITOR_SITE}/trip-tips/`]);
});

test('a site at an IP address has no editor', async () => {
  const response = await exports.default.fetch('http://127.0.0.1:3000/edit/trip-tips/', NAVIGATION);
  expect(response.status).toBe(404);
});
