import { afterEach, expect, test } from 'vitest';
import { fetchPath, fetchText } from './testing/fetch-path.ts';
import { expirePointer, publish, setPointer, unpublish } from './testing/releases.ts';

afterEach(() => unpublish('catalogue'));

test('robots.txt excludes the API, and names the sitemap', async () => {
  const response = await fetchPath('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://guide.test/sitemap.xml\n');
});

test('the sitemap lists every page, and is not cached while a remote has no release', async () => {
  await unpublish();
  const response = await fetchPath('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const urls = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain('https://guide.test/');
  expect(urls).toContain('https://guide.test/mountain-routes');
  expect(urls).toHaveLength(10);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the sitemap lists the entries of a route with a parameter, and not the route', async () => {
  await publish({ remote: 'catalogue', release: { pages: ['/locations/lake', '/locations/:slug'] } });
  expirePointer();
  const sitemap = await fetchText('/sitemap.xml');
  expect(sitemap).toContain('<loc>https://guide.test/locations/lake</loc>');
  expect(sitemap).not.toContain(':slug');
});

test('the sitemap lists what all visitors get, also to whoever looks at a preview', async () => {
  const stable = await publish({ remote: 'catalogue', release: { pages: ['/locations/lake'] } });
  const preview = await publish({ remote: 'catalogue', release: { pages: ['/locations/secret'] } });
  await setPointer({ stable }, 'catalogue');
  const response = await fetchPath('/sitemap.xml', { headers: { cookie: `preview=catalogue@${preview}` } });
  const sitemap = await response.text();
  expect(sitemap).toContain('/locations/lake</loc>');
  expect(sitemap).not.toContain('/locations/secret');
});
