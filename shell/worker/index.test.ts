import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { OWNERS } from '../src/site/owners.ts';
import worker from './index.ts';
import { fetchPath, fetchText, SITE } from './testing/fetch-path.ts';

test.each(['/', '/privacy'])('%s is a page of the shell, which needs no release', async (path) => {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<nav aria-label="Main"');
});

const remotePages = [
  ...['/locations', '/city', '/nature', '/mountain-routes', '/activities', '/plan-trip', '/itinerary'],
  ...['/locations/sample-itineraries', '/also-in-almaty', '/map'],
];
test.each(remotePages)('%s is the frame and 503 while its remote has no release', async (path) => {
  const response = await fetchPath(path);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain('<nav aria-label="Main"');
});

test('a failing binding is 503 with Retry-After, and its log line does not name the path', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { fetch: () => Promise.reject(new Error('down')) } as unknown as Fetcher;
  const request = new Request<unknown, IncomingRequestCfProperties>(`${SITE}/api/plans/ALM-SECRET`);
  const response = await worker.fetch(request, { ...env, API: broken }, createExecutionContext());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(log.mock.calls).toEqual([[expect.stringContaining('"request_failed"')]]);
  expect(String(log.mock.calls)).not.toContain('ALM-SECRET');
});

test.each(['/nowhere', '/%', '/%E0%A4%A', '/locations/../nowhere', '/constructor', '/__proto__'])(
  'the unknown path %s is a 404 page',
  async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  },
);

test.each(['/static/js/gone.js', '/gone.css', '/_mfe/trip-tips/gone/entry.js', '/_mfe/nobody/v1/entry.js', '/_mfe/'])(
  'the missing file %s is 404 and not cached',
  async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('text/plain');
  },
);

test.each(['/guide.html', '/st.petersburg'])(
  'a person who opens the missing file %s gets the 404 page',
  async (path) => {
    const response = await fetchPath(path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  },
);

test.each([
  ['//', '/'],
  ['//evil.test', '/evil.test'],
  ['/locations//?tab=city', '/locations/?tab=city'],
  ['/Locations?tab=city', '/locations?tab=city'],
  ['/LOCATIONS/Medeu', '/locations/medeu'],
  ['/PLAN/ALM-0123456789?utm_source=Mail', '/plan/alm-0123456789?utm_source=Mail'],
  ['/plan/ALM-0123456789%23aB3_-x', '/plan/ALM-0123456789#aB3_-x'],
  ['/plan/alm-0123456789%2523aB3?utm_source=Mail', '/plan/alm-0123456789?utm_source=Mail#aB3'],
  ['/index.html', '/'],
])('%s redirects permanently to %s on this site', async (path, target) => {
  const response = await fetchPath(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, `https://guide.test${target}`]);
});

test('the shell says what it promises to remotes, and nobody keeps it', async () => {
  const response = await fetchPath('/_mfe/shell.json');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({
    owners: OWNERS,
    links: ['/', '/locations', '/activities', '/plan-trip', '/itinerary'],
    slots: {},
  });
});

test('the case of an unknown path is left unchanged', async () => {
  expect((await fetchPath('/Nowhere')).status).toBe(404);
});

test('pages accept GET and HEAD only', async () => {
  const response = await fetchPath('/locations', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('requests below /api/ go to the API', async () => {
  const response = await fetchPath('/api/submit-itinerary', { method: 'POST' });
  expect(await response.text()).toBe('the API');
  expect(await fetchText('/api/plans/alm-1')).toBe('the API');
});
