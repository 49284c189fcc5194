import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import activities from '../../mfe-catalogue/generated/activities.json' with { type: 'json' };
import alsoCards from '../../mfe-catalogue/generated/also-cards.json' with { type: 'json' };
import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { getLocationPath } from '../../shared-delivery/src/routes/routes.ts';
import { getLanguage } from '../../shared-languages/src/index.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { ALL_REMOTES, CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { waitUntilComplete } from '../stack/wait-until-complete.ts';

test('the HTML of /locations contains every location', CATALOGUE, async ({ request }) => {
  const html = await (await request.get('/locations')).text();
  for (const { name } of locations) expect(html).toContain(`Add to trip: ${name}`);
});

test('the catalogue index of the release can be found through the remote list', CATALOGUE, async ({ request }) => {
  const html = await (await request.get('/locations')).text();
  const [, list = ''] = /<script type="application\/json" id="remote-list">(.*?)<\/script>/.exec(html) ?? [];
  const { version } = JSON.parse(list).remotes.find(({ name }: { name: string }) => name === 'catalogue');
  const index = await (await request.get(`/_mfe/catalogue/${version}/catalogue.json`)).json();
  expect(locations).toHaveLength(32);
  expect(index.locations).toHaveLength(locations.length + alsoCards.length);
  expect(index.locations).toContainEqual({
    ...{ id: 13, slug: 'charyn-canyon', name: 'Charyn Canyon', category: 'Nature' },
    ...{ localNames: expect.objectContaining({ ru: expect.any(String) }), where: expect.any(String) },
    picture: { name: 'charyn-canyon', card: expect.any(String) },
  });
  expect(index.activities).toContainEqual({
    ...{
      id: 1,
      name: 'Horseback Riding',
      localNames: expect.objectContaining({ ru: expect.any(String) }),
      where: expect.any(String),
    },
    picture: { name: 'horseback-riding', card: expect.any(String) },
  });
});

test('navigating inside the site requests neither a manifest nor a document', ALL_REMOTES, async ({ page }) => {
  await page.goto('/');
  await waitUntilComplete(page);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' }).click();
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible();
  // The code that sends reports comes when the browser is idle.
  const expected =
    /^\/_mfe\/trip-tips\/[^/]+\/(_fragments\/plan-trip$|.+\.(js|css)$)|\.(svg|avif|woff2)$|^\/static\/js\/async\/|^\/_reports$/;
  expect(paths.filter((name) => !expected.test(name))).toEqual([]);
  expect(paths.length).toBeGreaterThan(0);
});

test("the shell's files contain neither catalogue data nor code of a remote", ALL_REMOTES, () => {
  const folder = path.resolve('shell/dist/web');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  const foreignTexts = [
    ...[...locations, ...activities].map(({ description }) => description),
    ...['Add to trip', 'Continue to Activities', 'Submit Request', 'Packing list', 'release-base.invalid'],
  ];
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const foreign of foreignTexts) expect(text.includes(foreign), `${file} contains ${foreign}`).toBe(false);
  }
});

test.describe('a path that the site does not have', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test(
    'gets status 404, a link to the home page, and a log of the path',
    ALL_REMOTES,
    async ({ page, consoleErrors }) => {
      const response = await page.goto('/no/such/page');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect.poll(() => consoleErrors.join('\n')).toContain('/no/such/page');
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL('/');
    },
  );

  test('gets status 404 for a file, which is not cached', ALL_REMOTES, async ({ request }) => {
    for (const file of ['/static/js/gone.js', '/_mfe/catalogue/gone/remote.js', '/_mfe/../secret.js']) {
      const response = await request.get(file);
      expect(response.status()).toBe(404);
      expect(response.headers()['cache-control']).toBe('no-store');
    }
  });
});

test('the scripts of the shell begin with the compile hint', ALL_REMOTES, async ({ request }) => {
  const html = await (await request.get('/privacy')).text();
  const scripts = [...html.matchAll(/<script defer[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(scripts.length).toBeGreaterThan(0);
  for (const address of scripts)
    expect(await (await request.get(address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('every file of the shell keeps its type, also where the platform serves it', ALL_REMOTES, async ({ stack }) => {
  const folder = path.resolve('shell/dist/web');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
  expect(files.length).toBeGreaterThan(20);
  // Not with Playwright's requests, of which a HEAD now and then waits five seconds for its connection to close.
  const isKept = async (file: string) =>
    (await fetch(stack.origin + file, { method: 'HEAD' })).headers.get('x-content-type-options') === 'nosniff';
  const kept = await Promise.all(files.map(isKept));
  expect(files.filter((_, index) => !kept[index])).toEqual([]);
});

test('the template of the pages is not served', ALL_REMOTES, async ({ request }) => {
  const response = await request.get('/index.html', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([308, new URL('/', response.url()).href]);
});

test(
  'the sitemap and the robots file name what exists, and the pictures that every page names are there',
  ALL_REMOTES,
  async ({ request, stack }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${stack.origin}/sitemap.xml`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    const english = urls.map((url) => new URL(url).pathname).filter((pathname) => getLanguage(pathname) === 'en');
    const ofLocations = [...locations, ...alsoCards.map(({ location }) => location)].map(({ slug }) =>
      getLocationPath(slug),
    );
    expect(english.sort()).toEqual([...new Set([...PAGE_PATHS, ...ofLocations])].sort());
    for (const url of urls) expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
    for (const file of ['/apple-touch-icon.png', '/share.jpg'])
      expect((await request.get(file)).headers()['content-type']).toMatch(/^image\//);
  },
);
