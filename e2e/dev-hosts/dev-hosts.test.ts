import { test as base, expect, type Page } from '@playwright/test';
import { CATALOGUE, ITINERARY, TRIP_TIPS } from '../stack/tags.ts';
import { type DevelopmentHost, withDevelopmentHost } from './development-host.ts';

/** A development host, which needs neither the stack of the other tests nor a build. */
const test = base.extend<{ remote: string; host: DevelopmentHost }>({
  remote: ['', { option: true }],
  host: async ({ remote }, use) => withDevelopmentHost(`mfe-${remote}`, use),
  baseURL: async ({ host }, use) => use(host.origin),
});

/** A host compiles what was changed on a core that it shares with others, and a message has all content generated again. */
const COMPILED = { timeout: 120_000 };

const pageHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function expectPages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
  }
}

/** Marks the document, which a reload replaces. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectMarked = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked');

test.describe('the development host of the catalogue', CATALOGUE, () => {
  test.skip(!process.env.LONG_TESTS, 'It compiles the largest remote: run it with LONG_TESTS=1');
  test.use({ remote: 'catalogue' });

  test('serves its pages, and replaces a changed message and component without a reload', async ({ page, host }) => {
    await expectPages(page, ['/locations/kaindy-lake', '/locations/sample-itineraries', '/activities', '/city']);
    await page.goto('/locations');
    await markDocument(page);
    await page.getByRole('searchbox').fill('lake');
    host.edit('messages/en.json', 'Short of time?', 'In a hurry?');
    await expect(page.getByText('In a hurry?')).toBeVisible(COMPILED);
    await expect(page.getByRole('searchbox')).toHaveValue('lake');
    // Nothing uses its message any more, which a build refuses.
    host.edit('src/screens/LocationsScreen.tsx', 'title={m.locationsTitle}', 'title="Whither"');
    await expect(pageHeading(page)).toHaveText('Whither', COMPILED);
    await expect(page.getByRole('searchbox')).toHaveValue('lake');
    // A web worker of the remote counts them.
    await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
    await expect(page.getByText(/^About \d+ days?$/)).toBeVisible();
    host.edit(
      'src/pages/LocationsPage.tsx',
      'export default LocationsScreen;',
      'export default () => <h1>Nowhere</h1>;',
    );
    await expect(pageHeading(page)).toHaveText('Nowhere', COMPILED);
    await expectMarked(page);
  });
});

test.describe('the development host of the itinerary', ITINERARY, () => {
  test.use({ remote: 'itinerary' });

  test('serves its pages, and replaces a changed message and component without a reload', async ({ page, host }) => {
    await expectPages(page, ['/plan/unknown', '/desk/unknown']);
    await page.goto('/itinerary');
    await markDocument(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('a@example.com');
    host.edit('messages/en.json', 'See a sample plan', 'Look at an example');
    await expect(page.getByText('Look at an example')).toBeVisible(COMPILED);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('a@example.com');
    host.edit(
      'src/pages/ItineraryPage.tsx',
      'export default ItineraryScreen;',
      'export default () => <h1>Nowhere</h1>;',
    );
    await expect(pageHeading(page)).toHaveText('Nowhere', COMPILED);
    await expectMarked(page);
  });
});

test.describe('the development host of the trip tips', TRIP_TIPS, () => {
  test.use({ remote: 'trip-tips' });

  test('serves its page, and replaces a changed message and component without a reload', async ({ page, host }) => {
    await page.goto('/plan-trip');
    await expect(pageHeading(page)).toBeVisible();
    await markDocument(page);
    await page.getByRole('checkbox').first().check();
    // The items are stored too: now only the component itself knows that one is packed.
    await page.evaluate(() => localStorage.clear());
    host.edit('messages/en.json', 'in the bag', 'in the rucksack');
    await expect(page.getByText(/^1 of \d+ in the rucksack$/)).toBeVisible(COMPILED);
    host.edit('src/pages/PlanTripPage.tsx', 'export default PlanTripScreen;', 'export default () => <h1>Nowhere</h1>;');
    await expect(pageHeading(page)).toHaveText('Nowhere', COMPILED);
    await expectMarked(page);
  });
});
