import { CATALOGUE_AND_ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

test('one press puts a whole sample itinerary into the itinerary', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('link', { name: 'Take a sample itinerary' }).click();
  await expect(page).toHaveURL('/locations/sample-itineraries');
  await page.getByRole('button', { name: 'Add all to trip: Three summer days' }).click();
  await expect(page.getByText('Three summer days added to your itinerary')).toBeVisible();
  const sample = page.getByRole('article').filter({ hasText: 'Three summer days' });
  await sample.getByRole('link', { name: 'In your trip: see it' }).click();
  await expect(page.getByText('7 location(s) selected')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Charyn Canyon' })).toBeVisible();
});

test(
  'the sample plan opens from the request page without a key, day by day',
  CATALOGUE_AND_ITINERARY,
  async ({ page }) => {
    await page.goto('/itinerary');
    await page.getByRole('link', { name: 'See a sample plan' }).click();
    await expect(page).toHaveURL('/plan/sample');
    await expect(page.getByRole('heading', { name: 'A Sample Plan' })).toBeVisible();
    await expect(page).toHaveTitle('A sample plan · Almaty guide');
    await page.reload();
    for (const day of ['Day 1 of 3', 'Day 2 of 3', 'Day 3 of 3'])
      await expect(page.getByText(day, { exact: true }).first()).toBeVisible();
    await page.getByRole('region', { name: 'Sample plan' }).getByRole('link', { name: 'Get Your Itinerary' }).click();
    await expect(page.getByRole('heading', { name: 'You and your dates' })).toBeVisible();
  },
);

test(
  'the loop of the home page is added in one press where its story leads',
  CATALOGUE_AND_ITINERARY,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Take the whole loop' }).click();
    const addButton = page.getByRole('button', { name: 'Add all to trip: Canyon, lake and drowned forest' });
    await expect(addButton).toBeInViewport();
    await addButton.click();
    await expect(page.getByRole('banner')).toContainText('Get Your Itinerary3');
  },
);
