import type { Page } from '@playwright/test';
import { catalogue } from '../../mfe-catalogue/build/content/catalogue.ts';
import { readNotice } from '../../shared-planner/src/calendar/index.ts';
import { describeAccess } from '../../shared-planner/src/messages/index.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE, CATALOGUE_AND_ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

// Editors change the notices, so the test takes any that is in force on the day of its check.
const found = catalogue.locations.find(
  ({ location, access }) =>
    location.category === 'City Experience' && ['restricted', 'closed'].includes(access.notice.state),
);
const restricted = found?.location;

test(
  'what is closed at a location shows on its card, on its page above the facts, and in the itinerary',
  CATALOGUE_AND_ITINERARY,
  async ({ page }) => {
    const notice = found?.access.notice;
    test.skip(!restricted || !notice, 'Nothing is restricted in the city at the moment');
    if (!restricted || !notice) return;
    const { name } = restricted;
    const today = [notice.to ?? notice.reviewBy, notice.reviewBy].sort()[0] ?? '';
    const stamp = describeAccess(notice, readNotice(notice, today), today);
    await page.clock.install({ time: new Date(`${today}T06:00:00Z`) });
    await page.goto('/city');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByText(stamp)).toBeVisible();
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('note')).toContainText(stamp);
    await expect(page.getByRole('note')).toBeInViewport();
    await page.getByRole('button', { name: `Add to trip: ${name}` }).click();
    await page.getByRole('link', { name: 'Get Your Itinerary' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText(stamp)).toBeVisible();
  },
);

/**
 * Replaces the notice of Arbat in the details that the catalogue's release answers with, and leaves out the fragment of the
 * page, which has the notice of the release.
 */
async function setNotice(page: Page, notice: object) {
  await page.route('**/_fragments/locations/arbat', (route) => route.fulfill({ status: 204 }));
  await page.route('**/details/arbat.json', async (route) => {
    const response = await route.fetch();
    const details = await response.json();
    await route.fulfill({ response, json: { ...details, notice: { ...details.notice, value: notice } } });
  });
}

test('a notice ends by itself at midnight in Almaty, while the page stays open', CATALOGUE, async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-31T18:59:30Z') });
  await setNotice(page, { state: 'closed', to: '2027-03-31', reason: 'It is paved anew.', reviewBy: '2027-12-31' });
  await page.goto('/city');
  await expectHydrated(page);
  // By a link, because the prerendered page has the notice of the release.
  await page.getByRole('link', { name: 'Arbat' }).click();
  const notice = page.getByRole('note');
  await expect(notice).toContainText('Closed until 31 March 2027');
  // The jump of the clock would end a request that goes on.
  await expect(page.locator('[data-mfe="trip-tips"]')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(notice).toContainText('Ask before you go');
  await expect(notice).not.toContainText('Closed');
});

test('a search with the dates of a trip leaves out what is closed on all of them', CATALOGUE, async ({ page }) => {
  await page.goto('/locations?q=kaindy');
  const count = page.getByRole('region', { name: 'Places found' }).getByRole('status');
  await expect(count).toHaveText('1 place found');
  await page.getByLabel('Open from: first day of your trip').fill('2027-02-01');
  await page.getByLabel('Open until: last day of your trip').fill('2027-02-10');
  await expect(count).toHaveText('0 places found');
  await expect(page).toHaveURL('/locations?q=kaindy&from=2027-02-01&to=2027-02-10');
  await page.getByRole('button', { name: /^Without “open .*: 1 place$/ }).click();
  await expect(count).toHaveText('1 place found');
});
