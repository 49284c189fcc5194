import type { Page } from '@playwright/test';
import activities from '../../mfe-catalogue/generated/activities.json' with { type: 'json' };
import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { toItineraryLocation } from '../../mfe-catalogue/src/content/location-entry.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { fillForm } from '../stack/request-form.ts';
import { setItineraryItems, setSubmittedRequest, submittedRequest } from '../stack/session-storage.ts';
import { CATALOGUE, CATALOGUE_AND_ITINERARY, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** Five locations of all categories, and two activities. */
const items = {
  locations: ['Charyn Canyon', 'Altyn-Emel', 'Terra Meadow', 'Big Almaty Peak', 'Medeu'].map((title) => {
    const location = locations.find(({ name }) => name === title);
    if (!location) throw new Error(`No location is called ${title}`);
    return toItineraryLocation(location);
  }),
  activities: activities.slice(0, 2),
};
const names = [...items.locations, ...items.activities].map(({ name }) => name);

/** The number of pages of a page of the site on paper. */
async function countSheets(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What can be pressed or filled in, or belongs to the site around the page. */
const getControls = (page: Page) =>
  page
    .locator('button, input, select, textarea, form a, nav, footer, search, [data-slot="summary-panel"]')
    .filter({ visible: true });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
});

test(
  'an itinerary of seven items prints on one sheet: dates, names in Kazakh and Russian, where they are',
  CATALOGUE_AND_ITINERARY,
  async ({ page }) => {
    await setItineraryItems(page, items);
    const index = page.waitForResponse('**/catalogue.json');
    await page.goto('/itinerary');
    await expectHydrated(page);
    await fillForm(page, { email: 'visitor@example.com', start: '2027-06-11', end: '2027-06-17' });
    await index;
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My trip to Almaty');
    await expect(page.locator('[data-slot="printed-items"] b').filter({ visible: true })).toHaveText(names);
    await expect(page.getByText('11 June 2027 to 17 June 2027, 7 days')).toBeVisible();
    const charyn = page.getByRole('listitem').filter({ hasText: 'Charyn Canyon' });
    await expect(charyn.filter({ visible: true })).toContainText('Шарын шатқалы · Чарынский каньон');
    await expect(charyn.filter({ visible: true })).toContainText('Nature · 3 to 3½ hours by road');
    await expect(getControls(page)).toHaveCount(0);
    for (const format of ['A4', 'Letter'] as const) expect(await countSheets(page, format)).toBe(1);
  },
);

test('an empty itinerary prints its sentence', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await page.goto('/itinerary');
  await expectHydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('No locations selected yet.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  expect(await countSheets(page)).toBe(1);
});

test('the confirmation prints reference, dates, deadline and items', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await setSubmittedRequest(page);
  await page.goto('/itinerary');
  await expectHydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(submittedRequest.reference)).toBeVisible();
  await expect(page.getByText('11 June 2027 to 17 June 2027')).toBeVisible();
  await expect(page.getByText('Your plan arrives by')).toBeVisible();
  for (const name of ['Charyn Canyon', 'Horseback Riding'])
    await expect(page.locator('[data-slot="printed-items"] b').getByText(name)).toBeVisible();
  await expect(getControls(page)).toHaveCount(0);
  expect(await countSheets(page)).toBe(1);
});

test('the Locations page prints the cards of all tabs with their pictures', CATALOGUE, async ({ page }) => {
  await setItineraryItems(page, items);
  await page.goto('/locations');
  await expectHydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(locations.length);
  await expect(getControls(page)).toHaveCount(0);
  expect(await countSheets(page)).toBeLessThanOrEqual(3);
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  for (const image of await page.getByRole('article').locator('img').all())
    expect(await image.evaluate(isLoaded)).toBe(true);
});

for (const [path, most] of [
  ['/nature', 1],
  ['/mountain-routes', 1],
  ['/city', 1],
  ['/activities', 3],
  ['/locations/sample-itineraries', 5],
  ['/locations/charyn-canyon', 4],
  ['/plan-trip', 10],
] as const)
  test(`${path} prints on ${most} sheets at most, without a control`, getPageTags(path), async ({ page }) => {
    await page.goto(path);
    await expectHydrated(page);
    await page.emulateMedia({ media: 'print' });
    // A box of the packing list can be ticked on paper too.
    await expect(getControls(page).and(page.locator(':not([type="checkbox"])'))).toHaveCount(0);
    expect(await countSheets(page)).toBeLessThanOrEqual(most);
  });
