import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../shared-languages/src/index.ts';
import { REMOVING_WORKER } from '../../shell/worker/offline/removing-worker.ts';
import { keepGuide, siteTest as test } from '../stack/kept-guide.ts';
import { readSitemap } from '../stack/sitemap.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

// The site does not answer for a while.
test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** One language in each run of the tests, all in the long ones. */
const TRIED: readonly Language[] = process.env.LONG_TESTS ? LANGUAGES : [FIRST_LANGUAGE];

for (const language of TRIED)
  test(
    `once kept, every page of the sitemap opens without a connection: ${language}`,
    ALL_REMOTES,
    async ({ page, context, site }) => {
      // 67 documents take a third of a minute, on a busy machine more.
      test.slow();
      await keepGuide(page, site, language);
      const paths = await readSitemap(site.origin, language);
      expect(paths.length).toBeGreaterThan(60);
      await context.setOffline(true);
      for (const path of paths) {
        await page.goto(site.origin + path, { waitUntil: 'commit' });
        await expect(page.locator('main h1').first(), path).toBeVisible();
        await expect(page.locator('.offline-notice'), path).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      }
    },
  );

test(
  'without a connection a visitor searches, follows links, adds a location, and sees what is kept',
  ALL_REMOTES,
  async ({ page, context, site }) => {
    await keepGuide(page, site);
    await context.setOffline(true);
    await page.goto(`${site.origin}/locations`);
    await page.getByRole('searchbox').fill('шарын');
    const results = page.getByRole('region', { name: 'Places found' });
    await results.getByRole('link', { name: 'Charyn Canyon', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Charyn Canyon' })).toBeFocused();
    await page
      .getByRole('button', { name: /Add to trip/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /Get Your Itinerary/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get Your Itinerary' })).toBeFocused();
    await expect(page.getByText('Charyn Canyon').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(/^You are offline\. Your details are safe here/)).toBeVisible();
    // The Russian guide is not kept.
    await page.goto(`${site.origin}/ru/plan-trip`);
    await expect(page.getByText('The page that you opened is not among those kept here.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await expect(page.getByText('Removed. Nothing of the guide is kept here any more.')).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual(['almaty-offline']);
  },
);

test('the switch takes worker and guide away from a browser that comes back', ALL_REMOTES, async ({ page, site }) => {
  await keepGuide(page, site);
  site.replace('/service-worker.js', REMOVING_WORKER);
  await page.goto(`${site.origin}/privacy`);
  const countLeft = () =>
    page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(countLeft).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
