import type { Page, Route } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import {
  fillForm,
  getConfirmation,
  getDateFromNow,
  getItineraryCount,
  openFilledForm,
  submitForm,
} from '../stack/request-form.ts';
import { CATALOGUE, CATALOGUE_AND_ITINERARY, ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

test.use({ allowedConsoleErrors: [/.*/] });

const SUBMIT = '**/api/submit-itinerary';
const DETAILS = '**/details/arbat.json';

const NOT_SENT = 'Your request was not sent. Your details are still here';

/** What the API does wrong, what the form says of it, and whether it says so after a wait only. */
const API_FAULTS: readonly { name: string; fail: (route: Route) => Promise<void>; text: string; isLate?: boolean }[] = [
  { name: 'cannot be reached', fail: (route) => route.abort('connectionrefused'), text: NOT_SENT },
  {
    name: 'is down',
    fail: (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'This cannot be read.' }),
    text: NOT_SENT,
  },
  {
    name: 'has no database',
    fail: (route) => route.fulfill({ status: 503, json: { success: false, error: 'Please try again in a minute' } }),
    text: NOT_SENT,
  },
  { name: 'hangs', fail: () => new Promise(() => {}), text: 'The connection is slow.', isLate: true },
];

for (const { name, fail, text, isLate } of API_FAULTS)
  test(
    `when the API ${name}, the form says so, and the request can be sent later as it was typed`,
    ITINERARY,
    async ({ page }) => {
      if (isLate) await page.clock.install();
      let hasEnded = false;
      await page.route(SUBMIT, (route) => (hasEnded ? route.continue() : fail(route)));
      await openFilledForm(page, 'patient@example.com');
      const request = page.waitForRequest(SUBMIT);
      await submitForm(page);
      await request;
      if (isLate) await page.clock.runFor(5000);
      await expect(page.getByText(text)).toBeVisible();
      await expect(getItineraryCount(page)).toContainText('2');
      hasEnded = true;
      await page.reload();
      await expect(page.getByLabel('Email')).toHaveValue('patient@example.com');
      await submitForm(page);
      await expect(getConfirmation(page)).toBeVisible();
    },
  );

/** Lets every write to the browser's storage fail. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

test('where the storage of the browser is full, a request can be made', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await fillStorage(page);
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  await expect(page.getByText('Kaindy Lake added to your itinerary!')).toBeVisible();
  await navigateInside(page, '/itinerary');
  await expect(getItineraryCount(page)).toContainText('1');
  await fillForm(page, { email: 'full@example.com', start: getDateFromNow(3), end: getDateFromNow(4) });
  await submitForm(page);
  await expect(getConfirmation(page)).toBeVisible();
});

/** Lets the limits of requests go by the page's clock, as its timers do. */
const limitByClock = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });

test('details of a location that hang after a link are a failure in the end', CATALOGUE, async ({ page }) => {
  await page.clock.install();
  await limitByClock(page);
  await page.route(DETAILS, () => new Promise(() => {}));
  // The fragment has the facts, and would be shown until the page can be rendered.
  await page.route('**/_fragments/locations/arbat', (route) => route.fulfill({ status: 204 }));
  await page.goto('/city');
  await expectHydrated(page);
  const request = page.waitForRequest(DETAILS);
  await page.getByRole('link', { name: 'Arbat' }).click();
  await request;
  await page.clock.fastForward(20_000);
  await expect(page.getByText('The facts of this place did not load')).toBeVisible();
});
