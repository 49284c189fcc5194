import { readFile } from 'node:fs/promises';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

test(
  'a location opens from its card and is added there, and Back restores the scroll position',
  CATALOGUE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/locations?tab=city');
    await page.getByRole('heading', { name: 'Green Bazaar' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await page.getByRole('link', { name: 'Green Bazaar' }).click();
    await expect(page).toHaveURL('/locations/green-bazaar');
    await expect(page).toHaveTitle('Green Bazaar · Almaty guide');
    await expect(page.getByRole('heading', { level: 1, name: 'Green Bazaar' })).toBeFocused();
    await expect(page.getByText('Көк базар')).toBeVisible();
    await page.getByRole('button', { name: 'Add to trip: Green Bazaar' }).click();
    await page.goBack();
    await expect(page).toHaveURL('/locations?tab=city');
    await expect(page.getByRole('button', { name: 'Add to trip: Green Bazaar' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  },
);

test('the points of a route can be downloaded as GPX and opened in a map app', CATALOGUE, async ({ page }) => {
  await page.goto('/locations/kok-zhailau');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download GPX' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('kok-zhailau.gpx');
  const gpx = await readFile(await download.path(), 'utf8');
  expect(gpx).toContain('<wpt lat="43.1627" lon="77.0411"><name>Prosveshchenets bus stop</name></wpt>');
  expect(gpx).toContain('<wpt lat="43.1428" lon="77.0039"><ele>2230</ele><name>Kok Zhailau meadow</name></wpt>');
  await expect(page.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=43.1428,77.0039',
  );
});

test('the number of a citation leads to its source', CATALOGUE, async ({ page }) => {
  await page.goto('/locations/medeu');
  await page.getByRole('link', { name: 'Source 2', exact: true }).first().click();
  await expect(page.locator('#source-2')).toBeInViewport();
});

test.describe('an unknown location', () => {
  // The browser itself reports the status.
  test.use({ allowedConsoleErrors: [/404 \(Not Found\) .*\/locations\/atlantis$/] });

  test('gets status 404 and a link to the locations', CATALOGUE, async ({ page }) => {
    const response = await page.goto('/locations/atlantis');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Place not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Explore Locations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where to Go' })).toBeVisible();
  });
});
