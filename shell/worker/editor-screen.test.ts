import { exports } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { fetchPath, fetchText } from './testing/fetch-path.ts';
import { createVersion, expirePointer, publish, unpublish } from './testing/releases.ts';

let version: string;
/** A file name that no test has requested yet, because the edge cache outlives a test. */
let script: string;

beforeEach(async () => {
  script = `${createVersion()}.js`;
  version = await publish({
    files: { 'editor/index.html': '<!doctype html>Editor', [`editor/${script}`]: 'cms()' },
  });
  await expirePointer();
  await publish({ remote: 'itinerary' });
  await expirePointer('itinerary');
});

test('is 503 while the remote has no release', async () => {
  await unpublish();
  const response = await fetchPath('/edit/trip-tips/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

const fetchPolicy = async (host: string) => {
  const { headers } = await exports.default.fetch(`http://${host}/edit/trip-tips/`);
  return headers.get('content-security-policy') ?? '';
};

test('is a page of the current release with its own policy, not cached and not listed by search engines', async () => {
  const response = await fetchPath('/edit/trip-tips/');
  expect([response.status, await response.text()]).toEqual([200, '<!doctype html>Editor']);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toBe((await fetchPath('/plan-trip')).headers.get('content-security-policy'));
});

test('may connect to the repository host on the site, and to the local back end on localhost only', async () => {
  expect(await fetchPolicy('guide.test')).toContain('connect-src blob: https://api.github.com');
  expect(await fetchPolicy('guide.test')).not.toContain('localhost');
  expect(await fetchPolicy('localhost:3000')).toContain('connect-src blob: http://localhost:8081;');
});

test('its files are served below its own path only, cached for a year', async () => {
  const response = await fetchPath(`/edit/trip-tips/${script}`);
  expect([response.status, await response.text()]).toEqual([200, 'cms()']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of [`/_mfe/trip-tips/${version}/editor/index.html`, `/_mfe/trip-tips/${version}/editor/cms.js`])
    expect((await fetchPath(path)).status).toBe(404);
});

test('its files are not in the remote list of pages', async () => {
  expect(await fetchText('/plan-trip')).not.toContain('editor/');
});

test('redirects to its URL with a trailing slash', async () => {
  const response = await fetchPath('/edit/trip-tips');
  expect([response.status, response.headers.get('location')]).toEqual([308, 'https://guide.test/edit/trip-tips/']);
});

test.each([
  '/edit/itinerary/',
  '/edit/atlantis/',
  '/edit/',
  '/edit/trip-tips/none.js',
  '/edit/trip-tips/index.html',
  '/edit/trip-tips/a/b.js',
  '/edit/trip-tips/..%2frelease.json',
])('%s is 404 and not cached', async (path) => {
  const response = await fetchPath(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
