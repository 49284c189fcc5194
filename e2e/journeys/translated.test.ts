import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { mailTest as test } from '../stack/mail-stack.ts';
import { getNames, getStatus, openPlan } from '../stack/plan-page.ts';
import { getConfirmation, getItineraryCount, openFilledForm, submitForm } from '../stack/request-form.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES, CATALOGUE, ITINERARY } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';
import { expectTranslated } from '../stack/translator.ts';

/** As Chrome does, and as Firefox does at worst; with `LONG_TESTS` its other way, too. */
const TRIED = [
  'replaces',
  'joins and removes',
  ...(process.env.LONG_TESTS ? (['joins and empties'] as const) : []),
] as const;

for (const translator of TRIED)
  test.describe(`with a translator that ${translator} texts`, () => {
    test.use({ translator });

    test('an empty request is answered with the summary of its errors', ITINERARY, async ({ page }) => {
      await page.goto('/itinerary');
      await submitForm(page);
      const summary = page.getByRole('region', { name: /^There are \d problems$/ });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).not.toHaveCount(0);
      await expectTranslated(page, translator);
    });

    test('a request is confirmed, and its address is corrected', ITINERARY, async ({ page }) => {
      await openFilledForm(page, 'wrong@example.com');
      await submitForm(page);
      await expect(page.getByRole('heading', { name: 'Your Request Is In' })).toBeFocused();
      await page.getByRole('button', { name: 'Wrong address?' }).click();
      await page.getByLabel('The right email address').fill('right@example.com');
      await page.getByRole('button', { name: 'Correct the address' }).click();
      const outcome = page.getByRole('status').filter({ hasText: 'Corrected. The first request is cancelled' });
      await expect(outcome).toBeFocused();
      await expect(getConfirmation(page)).toContainText('right@example.com');
      await expect(getConfirmation(page)).not.toContainText('wrong@example.com');
      await expectTranslated(page, translator);
    });

    test('a plan is changed, put back and shared', ITINERARY, async ({ page, stack, mailbox }) => {
      await openPlan(page, stack.origin, mailbox);
      const changes = page.getByRole('region', { name: 'Changes' });
      const names = await getNames(page);
      const [name = ''] = names;

      await page.getByRole('button', { name: `Move ${name}`, exact: true }).click();
      const list = page.getByRole('region', { name: `Move ${name} to` });
      await expect(list.getByText('computing…')).toHaveCount(0);
      await list.locator('li button:enabled').first().click();
      await expect(changes).toContainText(`One change since the plan in your mailbox: ${name} moved to`);
      await changes.getByRole('button', { name: 'Undo' }).click();
      await expect(changes).toContainText(/^0\s*No changes since the plan in your mailbox/);
      await expect(page.getByText('Moved', { exact: true })).toHaveCount(0);

      await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
      await expect(changes).toContainText(`${name} removed`);
      await expect.poll(() => getNames(page)).not.toContain(name);
      await changes.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => getNames(page)).toEqual(names);

      const lock = page.getByRole('button', { name: new RegExp(`^Lock ${name} to`) });
      await lock.click();
      await expect(lock).toHaveText(/^Locked to \w+day$/);
      await expect(page.getByText('Locked', { exact: true })).toHaveCount(1);

      await page.getByRole('button', { name: 'Add a place' }).first().click();
      await page.getByLabel('Place or activity').selectOption({ label: 'Green Bazaar' });
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Green Bazaar', exact: true })).toHaveCount(1);
      await expect(getStatus(page)).toHaveText(/^Revision \d, not sent yet, saved$/);

      await page.getByRole('button', { name: 'Send me the new plan' }).click();
      await expect(getStatus(page)).toHaveText(/^Revision \d, sent, saved$/);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Make a link' }).click();
      await expect(page.getByLabel('Link for others')).toHaveValue(/\/plan\/alm-/);
      await page.getByRole('button', { name: 'Take the link back' }).click();
      await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
      await expectTranslated(page, translator);
    });

    test('what is typed and pressed before hydration stays', CATALOGUE, async ({ page }) => {
      const release = await delayResponses(page, REMOTE_SCRIPTS);
      await page.goto('/locations', { waitUntil: 'domcontentloaded' });
      await expectTranslated(page, translator);
      await page.getByRole('searchbox').fill('medeu');
      release();
      await expectHydrated(page);
      await expect(page.getByRole('searchbox')).toHaveValue('medeu');
      await expect(page.getByRole('searchbox')).toBeFocused();
      const results = page.getByRole('region', { name: 'Places found' });
      await expect(results.getByRole('status')).toHaveText(/^\d+ places? found$/);
      await expect(results.getByRole('article').getByRole('link').first()).toHaveText('Medeu');
      await page.getByRole('searchbox').fill('charyn');
      await expect(results.getByRole('status')).toHaveText('1 place found');
      await expectTranslated(page, translator);
    });

    test('tabs change what they show, and cards what they say', CATALOGUE, async ({ page }) => {
      await page.goto('/locations');
      await page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).click();
      await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();
      await page.getByRole('tab', { name: 'City Experience' }).click();
      await expect(page.getByRole('tabpanel', { name: 'City Experience' })).toBeVisible();
      await page.getByRole('button', { name: 'Add to trip: Green Bazaar' }).click();
      await expect(page.getByRole('heading', { name: '2 Location(s) Selected' })).toBeVisible();
      await page.getByRole('tab', { name: 'Nature' }).click();
      await page.getByRole('button', { name: /Charyn Canyon$/, pressed: true }).click();
      await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();
      await expectTranslated(page, translator);
    });

    test('a countdown counts', CATALOGUE, async ({ page }) => {
      await page.goto('/locations?tab=mountains');
      await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
      const toast = page.locator('[data-sonner-toast]').getByText('Great choice!');
      // One number may be over before the test looks.
      await expect(toast).toHaveText(/^Great choice! Navigating to Activities in [12] seconds\.\.\.$/);
      await toast.hover();
      await expectTranslated(page, translator);
    });

    test('the counts of the navigation and of the itinerary stay right', ALL_REMOTES, async ({ page }) => {
      await setItinerary(page, 'one');
      await page.goto('/activities');
      const link = page.getByRole('banner').getByRole('link', { name: /^Get Your Itinerary/ });
      await expect(link).toHaveText(/2 selected$/);
      await page.getByRole('button', { name: 'Add to trip: Kazakh Sauna' }).click();
      await expect(getItineraryCount(page)).toHaveText('3 in your trip');
      await expect(link).toHaveText(/^Get Your Itinerary3 selected$/);
      await link.click();
      await page.getByRole('button', { name: 'Remove Horseback Riding' }).click();
      await expect(page.getByText('1 activity selected')).toBeVisible();
      await expect(link).toHaveText(/^Get Your Itinerary2 selected$/);
      await page.getByRole('button', { name: /^Clear All ?: Selected locations/ }).click();
      await expect(page.getByText('No locations selected yet.')).toBeVisible();
      const removed = page.getByRole('listitem').filter({ hasText: 'Locations removed from your itinerary' });
      await removed.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('1 location(s) selected')).toBeVisible();
      await expect(link).toHaveText(/^Get Your Itinerary2 selected$/);
      await expectTranslated(page, translator);
    });
  });
