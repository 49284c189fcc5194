import type { Locator } from '@playwright/test';
import { setItinerary } from '../stack/session-storage.ts';
import { CATALOGUE, CATALOGUE_AND_ITINERARY } from '../stack/tags.ts';
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

test.describe('when pictures do not load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('they are hidden, so that the colour of the poster is visible, until they do', CATALOGUE, async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('/locations');
    for (const name of ['Charyn Canyon', 'Kolsay Lake']) {
      const picture = page.getByRole('article').filter({ hasText: name }).locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeHidden();
    }
    await page.unroute('**/pictures/**');
    const latePicture = page.getByAltText('Illustration of Kolsay Lake');
    await latePicture.evaluate((image) => image.setAttribute('src', image.getAttribute('src') ?? ''));
    await expect(latePicture).toBeVisible();
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
