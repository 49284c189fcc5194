import { REMOTE_NAMES, type ReleasedPage, type RemoteName } from '@almaty/delivery/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchPath } from './testing/fetch-path.ts';
import { createPage, expirePointer, publish, setPointer, unpublish } from './testing/releases.ts';

const unpublishAll = async () => {
  for (const remote of REMOTE_NAMES) await unpublish(remote);
};
beforeEach(unpublishAll);
afterEach(unpublishAll);

/** The paths of the shell's own pages. */
const SHELL_PATHS = ['', '/ru', '/kk'].flatMap((base) => [base || '/', `${base}/offline`, `${base}/privacy`]);

const publishPages = (remote: RemoteName, ...pages: ReleasedPage[]) => publish({ remote, release: { pages } });

/** The paths that the sitemap lists. */
async function listPaths(init?: RequestInit): Promise<(string | undefined)[]> {
  const sitemap = await (await fetchPath('/sitemap.xml', init)).text();
  return [...sitemap.matchAll(/<loc>https:\/\/guide\.test(.*?)<\/loc>/g)].map(([, path]) => path);
}

test('robots.txt excludes the API, and names the sitemap', async () => {
  const response = await fetchPath('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://guide.test/sitemap.xml\n');
});

test('the sitemap lists the pages of the shell and of each release, and is cached for an hour', async () => {
  await publishPages('catalogue', createPage('/locations'), createPage('/mountain-routes'));
  await publishPages('itinerary', createPage('/itinerary'));
  await publishPages('trip-tips', createPage('/plan-trip'));
  const { headers } = await fetchPath('/sitemap.xml');
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  const released = ['/locations', '/mountain-routes', '/itinerary', '/plan-trip'];
  expect(await listPaths()).toEqual([...SHELL_PATHS, ...released]);
});

test('the sitemap has no pages of a remote without a release, and then it is not cached', async () => {
  await publishPages('catalogue', createPage('/locations'));
  await publishPages('trip-tips', createPage('/plan-trip'));
  expect((await fetchPath('/sitemap.xml')).headers.get('cache-control')).toBe('no-store');
  expect(await listPaths()).toEqual([...SHELL_PATHS, '/locations', '/plan-trip']);
});

test('the sitemap lists the entries of a route with a parameter, and not the route', async () => {
  await publishPages('catalogue', createPage('/locations/:slug', { paths: ['/locations/lake', '/locations/:slug'] }));
  expect(await listPaths()).toEqual([...SHELL_PATHS, '/locations/lake']);
});

test('the sitemap lists what all visitors get, also to whoever looks at a preview', async () => {
  const stable = await publishPages('catalogue', createPage('/locations/lake'));
  const preview = await publishPages('catalogue', createPage('/locations/secret'));
  await setPointer({ stable }, 'catalogue');
  const paths = await listPaths({ headers: { cookie: `preview=catalogue@${preview}` } });
  expect(paths).toEqual([...SHELL_PATHS, '/locations/lake']);
});

test('the sitemap lists a page that a release adds, and no more when the next one is without it', async () => {
  await publishPages('trip-tips', createPage('/plan-trip'), createPage('/plan-trip/winter'));
  expect(await listPaths()).toContain('/plan-trip/winter');
  await publishPages('trip-tips', createPage('/plan-trip'));
  expirePointer();
  expect(await listPaths()).toEqual([...SHELL_PATHS, '/plan-trip']);
});

test('the sitemap lists nothing that a release claims outside of the part of its remote', async () => {
  await publishPages('catalogue', createPage('/locations'));
  const claims = ['/', '/privacy', '/locations', '/locations/winter', '/events'];
  await publishPages('trip-tips', createPage('/plan-trip', { paths: ['/plan-trip', ...claims] }));
  expect(await listPaths()).toEqual([...SHELL_PATHS, '/locations', '/plan-trip']);
});

test('the sitemap names each language of a page, and English for all others', async () => {
  await publishPages('trip-tips', createPage('/plan-trip'), createPage('/ru/plan-trip'));
  const sitemap = await (await fetchPath('/sitemap.xml')).text();
  const link = (code: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="https://guide.test${path}"/>`;
  const links = link('en', '/plan-trip') + link('ru', '/ru/plan-trip') + link('x-default', '/plan-trip');
  for (const path of ['/plan-trip', '/ru/plan-trip'])
    expect(sitemap).toContain(`<url><loc>https://guide.test${path}</loc>${links}</url>`);
});

test('the sitemap names no languages of a page that is in English only', async () => {
  await publishPages('trip-tips', createPage('/plan-trip'));
  expect(await (await fetchPath('/sitemap.xml')).text()).toContain(
    '<url><loc>https://guide.test/plan-trip</loc></url>',
  );
});
