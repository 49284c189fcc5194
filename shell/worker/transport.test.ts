import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { fetchEditorPath, fetchPath } from './testing/fetch-path.ts';
import { publish } from './testing/releases.ts';

/** Requests an address without following redirects. */
const request = (address: string, init?: RequestInit) =>
  exports.default.fetch(address, { redirect: 'manual', ...init });

const PATHS = [
  ...['/', '/nowhere', '/locations', '/Privacy', '//', '/index.html', '/?mfe=none', '/edit/'],
  ...['/icon.svg', '/manifest.webmanifest', '/share.jpg', '/service-worker.js', '/team-tools/parts.js', '/gone.css'],
  ...['/api/plans/alm-1', '/api/health', '/_reports', '/_reports/figures', '/_mfe/remotes.json', '/_mfe/shell.json'],
  ...['/_mfe/nobody/v1/entry.js', '/_mfe/shell/v1/_fragments/', '/pictures/gone.webp', '/robots.txt', '/sitemap.xml'],
];

describe('every response', () => {
  test.each(PATHS)('of %s keeps its type and says that the site is encrypted for a year', async (path) => {
    const { headers } = await fetchPath(path);
    expect([headers.get('x-content-type-options'), headers.get('strict-transport-security')]).toEqual([
      'nosniff',
      'max-age=31536000',
    ]);
  });

  test('of a released file, of a report and of the editor does too', async () => {
    const version = await publish({ files: { 'tips.js': 'tips()' } });
    const responses = await Promise.all([
      fetchPath(`/_mfe/trip-tips/${version}/tips.js`),
      fetchPath('/_reports', { method: 'POST', body: '[]' }),
      fetchEditorPath('/'),
      fetchPath('/locations', { method: 'DELETE' }),
    ]);
    for (const { headers } of responses)
      expect([headers.get('x-content-type-options'), headers.has('strict-transport-security')]).toEqual([
        'nosniff',
        true,
      ]);
  });
});

describe('a request without encryption', () => {
  test.each([
    ['/', undefined],
    ['/plan/alm-1?day=2&x=%2F', undefined],
    ['//evil.test/', undefined],
    ['/api/submit-itinerary', { method: 'POST', body: '{}' }],
    ['/_reports/sign-in', { method: 'POST', body: 'key=x' }],
  ])('of %s is redirected to the same address with it', async (path, init) => {
    const response = await request(`http://guide.test${path}`, init);
    expect([response.status, response.headers.get('location')]).toEqual([308, `https://guide.test${path}`]);
  });

  test('keeps its port, and that of the editor its host', async () => {
    const getTarget = async (address: string) => (await request(address)).headers.get('location');
    expect(await getTarget('http://edit.guide.test/settings.json')).toBe('https://edit.guide.test/settings.json');
    expect(await getTarget('http://guide.test:8080/')).toBe('https://guide.test:8080/');
    expect(await getTarget('http://localhost.evil.test/')).toBe('https://localhost.evil.test/');
    expect(await getTarget('http://127.evil.test/')).toBe('https://127.evil.test/');
  });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'guide.localhost'])(
    'to this machine (%s) is served, and promises no encryption',
    async (host) => {
      const { status, headers } = await request(`http://${host}/privacy`);
      expect([status, headers.get('strict-transport-security')]).toEqual([200, null]);
    },
  );
});
