import type { Locator, Page, Route } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { CATALOGUE, CATALOGUE_AND_ITINERARY, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** Waits until a picture is loaded and decoded. */
const expectLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);

test('a card and the details page show the picture of the location', CATALOGUE, async ({ page }) => {
  await page.goto('/locations');
  const card = page.getByRole('article').filter({ hasText: 'Kaindy Lake' });
  await card.scrollIntoViewIfNeeded();
  await expectLoaded(card.getByRole('img', { name: 'Illustration of Kaindy Lake' }));
  await card.getByRole('link', { name: 'Kaindy Lake' }).click();
  await expectLoaded(page.getByRole('img', { name: /^Illustration of pale trunks of drowned spruces/ }));
});

/** How many of the pictures that the page lays out are visible and hidden; all are requested from now on. */
const countPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    const visible = pictures.filter((picture) => picture.checkVisibility({ visibilityProperty: true })).length;
    return { visible, hidden: pictures.length - visible };
  });

test.describe('when pictures do not load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  for (const [part, path] of [
    ['the home page', '/'],
    ['cards', '/locations'],
    ['static content', '/plan-trip'],
    ['the map of a trail', '/locations/kok-zhailau'],
    ['a plan', '/plan/sample'],
  ] as const)
    test(`those of ${part} are hidden until they do`, getPageTags(path), async ({ page }) => {
      const fail = (route: Route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback());
      await page.route('**', fail);
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.getByRole('main').locator('img').first()).toBeAttached();
      await expect.poll(() => countPictures(page)).toMatchObject({ visible: 0 });
      await page.unroute('**', fail);
      await page.evaluate(() => {
        for (const picture of document.images) picture.setAttribute('src', picture.src);
      });
      await expect.poll(() => countPictures(page)).toMatchObject({ hidden: 0 });
    });

  test('a location that is chosen after one without a picture has its own', CATALOGUE, async ({ page }) => {
    await page.route('**/furmanov-peak*', (route) => route.abort());
    await page.goto('/map');
    await expectHydrated(page);
    const picture = page
      .getByRole('region', { name: 'The place you pressed' })
      .filter({ visible: true })
      .locator('img');
    await page.getByRole('link', { name: '23, Furmanov Peak, Mountain Routes' }).click();
    await expect(picture).toHaveAttribute('src', /furmanov-peak/);
    await expect(picture).toBeHidden();
    await page.getByRole('link', { name: '26, Gorelnik Trail, Mountain Routes' }).click();
    await expect(picture).toBeVisible();
    await expectLoaded(picture);
  });
});

test('the itinerary shows the pictures of its items', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await setItinerary(page, 'one');
  await page.goto('/itinerary');
  for (const name of ['Charyn Canyon', 'Horseback Riding'])
    await expectLoaded(page.getByRole('listitem').filter({ hasText: name }).locator('img'));
});

test('a shared link to a location shows the picture of the location', CATALOGUE, async ({ request }) => {
  const html = await (await request.get('/locations/medeu')).text();
  const [, url = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(new URL(url).pathname).toBe('/pictures/medeu-share.jpg');
  const picture = await request.get(url);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
