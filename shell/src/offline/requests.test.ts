import { expect, test } from 'vitest';
import { classifyRequest, isOwnFile, isOwnPage } from './requests.ts';
import { ORIGIN } from './testing/fake-site.ts';

const classify = (path: string, mode: RequestMode = 'no-cors', method = 'GET') =>
  classifyRequest({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

test.each(['/', '/ru', '/locations?tab=city', '/locations/medeu', '/kk/plan/alm-1', '/Locations/'])(
  '%s is a page',
  (path) => expect(classify(path, 'navigate')).toBe('page'),
);

test.each(['/static/js/index.1a2b.js', '/_mfe/catalogue/v1/page.js', '/_mfe/shell/s1/_fragments/ru'])(
  '%s never changes',
  (path) => expect(classify(path)).toBe('immutable'),
);

test.each(['/pictures/medeu-400.avif', '/home-page/ridge-day-wide.avif', '/ru/catalogue.json', '/icon.svg'])(
  'of %s the newest is wanted',
  (path) => expect(classify(path)).toBe('newest'),
);

test.each([
  ...['/api/plans/alm-1', '/_reports', '/desk/alm-1', '/ru/desk/alm-1', '/editor/', '/_offline/list/en'],
  ...['/service-worker.js', '/_mfe/remotes.json', '/_mfe/shell.json', '/team-tools/parts.js'],
  ...['/locations?mfe=catalogue@v2', '/locations?parts', 'https://elsewhere.test/static/a.js'],
])('%s is left alone', (path) => {
  for (const mode of ['no-cors', 'navigate'] as const) {
    const kind = classify(path, mode);
    expect(kind === null || (path === '/_mfe/shell.json' && kind === 'newest')).toBe(true);
  }
});

test('what is sent is left alone', () => expect(classify('/locations', 'navigate', 'POST')).toBeNull());

test('a page of the site is shown, and so is a redirect; not its errors, and no page of a hotel', () => {
  const own = { 'content-security-policy': "default-src 'self'; report-uri /_reports" };
  const page = (status: number, headers: Record<string, string>) => new Response('', { status, headers });
  expect(isOwnPage(page(200, own))).toBe(true);
  expect(isOwnPage(page(404, own))).toBe(true);
  expect(isOwnPage(page(503, own))).toBe(false);
  expect(isOwnPage(page(200, {}))).toBe(false);
  expect(isOwnPage({ type: 'opaqueredirect', status: 0, headers: new Headers() })).toBe(true);
});

test('a file is no error and no page', () => {
  const file = (status: number, type: string) => new Response('', { status, headers: { 'content-type': type } });
  expect(isOwnFile(file(200, 'image/avif'))).toBe(true);
  expect(isOwnFile(file(404, 'image/avif'))).toBe(false);
  expect(isOwnFile(file(200, 'text/html; charset=utf-8'))).toBe(false);
});
