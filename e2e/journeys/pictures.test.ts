import type { Locator } from '@playwright/test';
import { setItinerary } from '../stack/session-storage.ts';
import { expect, test } from '../stack/test.ts';

/** Whether a picture has come and can be shown. */
const drawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);

test('a card, and the page it leads to, show the picture of the place', async ({ page }) => {
  await page.goto('/locations');
  const card = page.getByRole('article').filter({ hasText: 'Kaindy Lake' });
  await card.scrollIntoViewIfNeeded();
  await drawn(card.getByRole('img', { name: 'Illustration of Kaindy Lake' }));
  await card.getByRole('link', { name: 'Kaindy Lake' }).click();
  await drawn(page.getByRole('img', { name: /^Illustration of pale trunks of drowned spruces/ }));
});

test.describe('without pictures', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('no broken one shows: the colour of the poster stands there', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('/locations');
    for (const name of ['Charyn Canyon', 'Kolsay Lake']) {
      const picture = page.getByRole('article').filter({ hasText: name }).locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeHidden();
    }
    // One that comes after all is shown.
    await page.unroute('**/pictures/**');
    const late = page.getByAltText('Illustration of Kolsay Lake');
    await late.evaluate((image) => image.setAttribute('src', image.getAttribute('src') ?? ''));
    await expect(late).toBeVisible();
  });
});

test('what was chosen keeps its pictures in the itinerary', async ({ page }) => {
  await setItinerary(page, 'one');
  await page.goto('/itinerary');
  for (const name of ['Charyn Canyon', 'Horseback Riding'])
    await drawn(page.getByRole('listitem').filter({ hasText: name }).locator('img'));
});

test('a shared link to a place shows its own picture', async ({ page, request }) => {
  await page.goto('/locations/medeu');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(address ?? '').pathname).toBe('/pictures/medeu-share.jpg');
  const picture = await request.get(address ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
