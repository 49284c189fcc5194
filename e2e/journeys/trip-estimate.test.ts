import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { fillForm, typeIntoForm } from '../stack/request-form.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { CATALOGUE, CATALOGUE_AND_ITINERARY, ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { TOUCH } from '../stack/visitors.ts';

/** Lists the files of the estimate that a page requests: the planning data and the web worker. */
function listRequests(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [file = ''] = request.url().split('/').slice(-1);
    if (['planning.json', 'estimate.js'].includes(file)) files.push(file);
  });
  return files;
}

const getTicket = (page: Page) => page.getByRole('region', { name: 'Your request' });
const getSentence = (page: Page) => getTicket(page).getByRole('status').getByRole('heading');

/** A day in January, from which June is within the limits of the form. */
const NOW = new Date('2027-01-10T06:00:00Z');

test.describe('by touch', () => {
  test.use(TOUCH.options);
  test(
    'a trip that is too short says so before it is sent, and one press makes it long enough',
    CATALOGUE_AND_ITINERARY,
    async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await setItinerary(page, 'one');
      await page.goto('/itinerary');
      await expect(getSentence(page)).toHaveText(
        /^Your 2 locations and activities need about \d days?, for example in /,
      );
      await typeIntoForm(TOUCH, page, { email: 'visitor@example.com', start: '2027-06-12', end: '2027-06-12' });
      await page.getByLabel('End date', { exact: true }).blur();
      await expect(getSentence(page)).toHaveText('Your 2 locations and activities need about 2 days; you have 1');
      await expect(getTicket(page).getByText('not in your dates')).toBeVisible();
      await expect(getTicket(page).getByText('You can send it as it is:')).toBeVisible();
      await TOUCH.press(getTicket(page).getByRole('button', { name: 'Add Sunday, 13 June' }));
      await expect(page.getByLabel('End date', { exact: true })).toHaveValue('13 June 2027');
      await expect(getSentence(page)).toHaveText('Your 2 locations and activities fit into 2 days');
      await expect(getTicket(page).getByText('You will receive your personalised itinerary')).toBeVisible();
    },
  );
});

test('nothing of the estimate is loaded before something is selected', ITINERARY, async ({ page }) => {
  const requests = listRequests(page);
  await page.goto('/itinerary');
  await expectHydrated(page);
  await fillForm(page, { email: 'visitor@example.com', start: '2027-06-12', end: '2027-06-14' });
  // With the values from the start, an estimate would be loaded before the network is idle.
  await page.reload({ waitUntil: 'networkidle' });
  await expectHydrated(page);
  await expect(page.getByLabel('Email')).toHaveValue('visitor@example.com');
  expect(requests).toEqual([]);
  await expect(getSentence(page)).toHaveCount(0);
});

test(
  'everything in the catalogue over two weeks is estimated, and the long rest is folded',
  CATALOGUE_AND_ITINERARY,
  async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await setItinerary(page, 'all');
    await page.goto('/itinerary');
    await fillForm(page, { email: 'visitor@example.com', start: '2027-06-12', end: '2027-06-25' });
    await expect(getSentence(page)).toHaveText(/\d+ locations and activities (need|fit) .*\d+/);
    await expect(getTicket(page).getByText(/^All \d+ days$/)).toBeVisible();
  },
);

test.describe('without the planning data', () => {
  // The browser reports the request that failed.
  test.use({ allowedConsoleErrors: [/404 \(Not Found\).*planning\.json/] });

  test('the form is as it was, and one sentence says what is missing', ITINERARY, async ({ page }) => {
    await page.route('**/planning.json', (route) => route.fulfill({ status: 404, body: '' }));
    await setItinerary(page, 'one');
    await page.goto('/itinerary');
    await expect(getTicket(page).getByText('How much fits into your days could not be worked out.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  });
});

test('the selection summary says how many days the selection needs, without moving', CATALOGUE, async ({ page }) => {
  const requests = listRequests(page);
  await page.goto('/locations');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Add to trip: Issyk Lake' }).click();
  const summary = page.getByRole('region', { name: 'Your selection' });
  await expect(summary).toBeVisible();
  const before = await summary.boundingBox();
  await expect(summary.getByText(/^About \d+ days?$/)).toBeVisible();
  expect(await summary.boundingBox()).toEqual(before);
});
