import { CATALOGUE_AND_ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { TOUCH } from '../stack/visitors.ts';

test.describe('by touch', () => {
  test.use(TOUCH.options);

  test('one press puts a whole sample itinerary into the itinerary', CATALOGUE_AND_ITINERARY, async ({ page }) => {
    await page.goto('/locations');
    await TOUCH.press(page.getByRole('link', { name: 'Take a sample itinerary' }));
    await expect(page).toHaveURL('/locations/sample-itineraries');
    await TOUCH.press(page.getByRole('button', { name: 'Add all to trip: Three summer days' }));
    await expect(page.getByText('Three summer days added to your itinerary')).toBeVisible();
    const sample = page.getByRole('article').filter({ hasText: 'Three summer days' });
    await TOUCH.press(sample.getByRole('link', { name: 'In your trip: see it' }));
    await expect(page.getByText('7 location(s) selected')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Charyn Canyon' })).toBeVisible();
  });

  test(
    'the sample plan opens from the request page without a key, day by day',
    CATALOGUE_AND_ITINERARY,
    async ({ page }) => {
      await page.goto('/itinerary');
      await TOUCH.press(page.getByRole('link', { name: 'See a sample plan' }));
      await expect(page).toHaveURL('/plan/sample');
      await expect(page.getByRole('heading', { name: 'A Sample Plan' })).toBeVisible();
      await expect(page).toHaveTitle('A sample plan · Almaty guide');
      await page.reload();
      for (const day of [/^Day 1\b/, /^Day 2\b/, /^Day 3\b/])
        await expect(page.getByRole('heading', { name: day })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What it costs' })).toContainText(/Known costs .+ without meals/);
      await TOUCH.press(
        page.getByRole('region', { name: 'Sample plan' }).getByRole('link', { name: 'Get Your Itinerary' }),
      );
      await expect(page.getByRole('heading', { name: 'You and your dates' })).toBeVisible();
    },
  );

  test(
    'the loop of the home page is added in one press where its story leads',
    CATALOGUE_AND_ITINERARY,
    async ({ page }) => {
      await page.goto('/');
      await TOUCH.press(page.getByRole('link', { name: 'Take the whole loop' }));
      const addButton = page.getByRole('button', { name: 'Add all to trip: Canyon, lake and drowned forest' });
      await expect(addButton).toBeInViewport();
      await TOUCH.press(addButton);
      await expect(page.getByRole('banner')).toContainText('Get Your Itinerary3');
    },
  );
});
