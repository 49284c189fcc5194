import type { Locator } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { findEmail } from '../stack/mailbox.ts';
import {
  fillForm,
  getConfirmation,
  getDateFromNow,
  getItineraryCount,
  openFilledForm,
  submitForm,
  typeIntoForm,
} from '../stack/request-form.ts';
import { setItinerary, setSubmittedRequest, submittedRequest } from '../stack/session-storage.ts';
import { ALL_REMOTES, CATALOGUE_AND_ITINERARY, ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { KEYBOARD, TOUCH } from '../stack/visitors.ts';

test.describe('by touch', () => {
  test.use(TOUCH.options);
  test('planning another trip begins at the top of the page', ITINERARY, async ({ page }) => {
    await setSubmittedRequest(page);
    await page.goto('/itinerary');
    await expect(getConfirmation(page)).toContainText(submittedRequest.reference);
    await TOUCH.press(page.getByRole('button', { name: 'Plan another trip' }));
    const title = page.getByRole('heading', { name: 'Get Your Itinerary' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await TOUCH.press(page.getByRole('button', { name: 'Show details' }));
    await expect(page.getByRole('heading', { name: 'Your Request Is In' })).toBeFocused();
  });

  test.describe('whose first plan is gone', () => {
    test.use({ allowedConsoleErrors: [/status of 404/] });

    test(
      'a wrong address is corrected: the plan goes to the right mailbox, and that of the first opens no more',
      ITINERARY,
      async ({ page, baseURL, database }) => {
        const origin = baseURL ?? '';
        const getReference = async () =>
          (await getConfirmation(page)
            .getByText(/^ALM-[0-9A-Z]{10}$/)
            .textContent()) ?? '';
        const findPlanEmail = async (reference: string, to: string) => {
          await expect.poll(async () => (await findEmail(origin, reference, to))?.text).toContain('/plan/');
          const { text = '' } = (await findEmail(origin, reference, to)) ?? {};
          return /http\S+\/plan\/alm-\S+#[\w.-]+/.exec(text)?.[0] ?? '';
        };
        const [wrong, right] = ['wrong@example.com', 'right@example.com'];
        await openFilledForm(page, wrong);
        await submitForm(page);
        const first = await getReference();
        const firstLink = await findPlanEmail(first, wrong);

        await TOUCH.press(page.getByRole('button', { name: 'Wrong address?' }));
        await TOUCH.type(page.getByLabel('The right email address'), right);
        await TOUCH.press(page.getByRole('button', { name: 'Correct the address' }));
        await expect(page.getByText('Corrected. The first request is cancelled')).toBeFocused();
        await expect(getConfirmation(page)).toContainText(right);
        const second = await getReference();
        expect(second).not.toBe(first);
        expect(page.url()).toBe(`${origin}/itinerary`);

        const secondLink = await findPlanEmail(second, right);
        expect(await findEmail(origin, second, wrong)).toBeUndefined();
        const { results } = await database
          .prepare('select reference from itinerary_request where user_email in (?, ?)')
          .bind(wrong, right)
          .all();
        expect(results).toEqual([{ reference: second }]);
        await page.goto(firstLink);
        await expect(page.getByRole('heading', { name: 'No Plan Here' })).toBeVisible();
        await page.goto(secondLink);
        await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible();
      },
    );
  });

  test(
    'a toast covers neither the heading nor the summary, offers Undo, and goes with its page',
    ALL_REMOTES,
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/city');
      await TOUCH.press(page.getByRole('button', { name: 'Add to trip: 28 Panfilov Guardsmen Park' }));
      const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
      const text = toast.getByText('28 Panfilov Guardsmen Park added to your itinerary!');
      await expect(text).toBeVisible();
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
      const getBox = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [heading, slip, words] = [
        await getBox(page.getByRole('heading', { level: 1 })),
        await getBox(toast),
        await getBox(text),
      ];
      expect(slip.y).toBeGreaterThan(heading.y + heading.height);
      expect(words.x + words.width).toBeLessThan(slip.x + slip.width - 8);
      await TOUCH.press(toast.getByRole('button', { name: 'Undo' }));
      await TOUCH.press(page.getByRole('button', { name: 'Add to trip: 28 Panfilov Guardsmen Park' }));
      await expect(text).toHaveCount(1);
      // It would end by itself after ten seconds.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await expect(text).toHaveCount(1);
      await TOUCH.press(
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Your itinerary|Get Your Itinerary/ })
          .first(),
      );
      await expect(page.getByRole('heading', { name: 'Get Your Itinerary' })).toBeFocused();
      await page.clock.runFor(1000);
      await expect(text).toHaveCount(0);
    },
  );
});

test('a reload keeps the itinerary and the typed values', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await setItinerary(page, 'one');
  await page.goto('/itinerary');
  await expectHydrated(page);
  await fillForm(page, { email: 'half@example.com', start: getDateFromNow(3), end: 'some day' });
  await expect(page.getByLabel('Start date', { exact: true })).toHaveValue(/^\d+ [A-Z]/);
  const start = await page.getByLabel('Start date', { exact: true }).inputValue();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('half@example.com');
  await expect(page.getByLabel('Start date', { exact: true })).toHaveValue(start);
  await expect(page.getByLabel('End date', { exact: true })).toHaveValue('some day');
  await expect(page.getByRole('heading', { name: 'Charyn Canyon' })).toBeVisible();
  await page.goto('/nature');
  await expect(page.getByRole('button', { name: 'Add to trip: Charyn Canyon' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a request is made with the keyboard alone', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  /** Presses a key on the control with a label, which Tab must reach. */
  const pressOn = async (label: string, key = 'Enter') => {
    for (let stops = 0; stops < 80; stops += 1) {
      const hasFocus = await page.evaluate((text) => {
        const element = document.activeElement;
        const ownLabel = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        const fieldLabel = element?.id && document.querySelector(`label[for="${element.id}"]`)?.textContent;
        return ownLabel.trim() === text || fieldLabel === text;
      }, label);
      if (hasFocus) return page.keyboard.press(key);
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${label}`);
  };
  await page.goto('/nature');
  const addButton = page.getByRole('button', { name: 'Add to trip: Kaindy Lake' });
  await expect(page.locator('[data-mfe="catalogue"]')).toHaveAttribute('data-hydrated');
  await pressOn('Add to trip: Kaindy Lake', 'Space');
  await expect(addButton).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/itinerary');
  await expect(page.locator('[data-mfe="itinerary"]')).toHaveAttribute('data-hydrated');
  await pressOn('Email', 'k');
  await page.keyboard.type('eys@example.com');
  for (const [label, day] of [
    ['Start date', getDateFromNow(3)],
    ['End date', getDateFromNow(4)],
  ] as const) {
    await pressOn(label, day.slice(0, 1));
    await page.keyboard.type(day.slice(1));
  }
  await pressOn('Submit Request');
  await expect(page.getByRole('heading', { name: 'Your Request Is In' })).toBeFocused();
});

for (const [action, submit] of [
  ['a click on Submit Request', submitForm],
  ['Enter', (page) => page.getByLabel('End date', { exact: true }).press('Enter')],
] satisfies [string, typeof submitForm][])
  test(`${action} sends the date that is still being typed`, ITINERARY, async ({ page }) => {
    await openFilledForm(page, 'typing@example.com');
    const end = page.getByLabel('End date', { exact: true });
    await end.fill('');
    await end.blur();
    await end.fill(getDateFromNow(5));
    await submit(page);
    await expect(getConfirmation(page)).toBeVisible();
  });

test('a press on Submit Request counts when the estimate moves the button away', ITINERARY, async ({ page }) => {
  const release = await delayResponses(page, '**/_mfe/itinerary/**/items.js');
  await openFilledForm(page, 'press@example.com');
  const button = page.getByRole('button', { name: 'Submit Request' });
  await expect(page.getByText('Your plan goes to')).toBeVisible();
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  release();
  await expect(page.getByRole('heading', { name: /into 2 days/ })).toBeVisible();
  expect((await button.boundingBox())?.y).not.toBe(before?.y);
  await page.mouse.up();
  await expect(getConfirmation(page)).toBeVisible();
});

test('a press on Submit Request that ends elsewhere sends nothing', ITINERARY, async ({ page }) => {
  await openFilledForm(page, 'dragged@example.com');
  await page.getByRole('button', { name: 'Submit Request' }).hover();
  await page.mouse.down();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Submit Request' })).toHaveAttribute('aria-disabled', 'false');
  await submitForm(page);
  await expect(getConfirmation(page)).toBeVisible();
});

test('a request that is submitted before hydration is sent as it was typed', ITINERARY, async ({ page }) => {
  await setItinerary(page, 'one');
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/itinerary', { waitUntil: 'domcontentloaded' });
  await fillForm(page, { email: 'early@example.com', start: getDateFromNow(3), end: getDateFromNow(4) });
  await submitForm(page);
  release();
  await expect(getConfirmation(page)).toContainText('early@example.com');
});

/** What validates and sends a request, and its confirmation: loaded when somebody uses the form. */
const REQUEST_CODE = '**/_mfe/itinerary/**/request.js';

test.describe('by keyboard', () => {
  test.use(KEYBOARD.options);

  test('a request that is submitted while its code is on the way is sent', ITINERARY, async ({ page }) => {
    await setItinerary(page, 'one');
    const release = await delayResponses(page, REQUEST_CODE);
    await page.goto('/itinerary');
    const email = 'early@example.com';
    await typeIntoForm(KEYBOARD, page, { email, start: getDateFromNow(3), end: getDateFromNow(4) });
    await KEYBOARD.press(page.getByRole('button', { name: 'Submit Request' }));
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    release();
    await expect(getConfirmation(page)).toContainText(email);
  });
});

test.describe('when the code of the form does not load', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_RESET/] });

  test('the form says that nothing was sent, and the next submit loads it again', ITINERARY, async ({ page }) => {
    await page.route(REQUEST_CODE, (route) => route.abort('connectionreset'));
    await openFilledForm(page, 'without-code@example.com');
    await submitForm(page);
    await expect(page.getByText('Failed to submit request. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('without-code@example.com');
    await page.unroute(REQUEST_CODE);
    await submitForm(page);
    await expect(getConfirmation(page)).toContainText('without-code@example.com');
  });
});

test(
  'items that are added while a request is being sent stay, and its reference is shown on return',
  CATALOGUE_AND_ITINERARY,
  async ({ page }) => {
    const openPage = (name: string) => page.getByRole('banner').getByRole('link', { name }).first().click();
    await openFilledForm(page, 'away@example.com');
    const release = await delayResponses(page, '**/api/submit-itinerary');
    await submitForm(page);
    await expect(page.getByText('Submitting your itinerary request...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeFocused();
    await openPage('Locations');
    await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
    release();
    await expect(page.getByText("Itinerary request submitted! We'll contact you within 24 hours.")).toBeVisible();
    await expect(getItineraryCount(page)).toHaveText('1 in your trip');

    await openPage('Get Your Itinerary');
    await expect(page.getByRole('heading', { name: 'Kaindy Lake' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    const lastRequest = page.getByRole('region', { name: 'Your last request is with us' });
    await expect(lastRequest.getByText(/^ALM-[0-9A-Z]{10}$/)).toBeVisible();
  },
);

test.describe('when the response is lost', () => {
  test.use({ allowedConsoleErrors: [/submit-itinerary/] });

  test('submitting again, also after a reload, stores no second request', ITINERARY, async ({ page, database }) => {
    await openFilledForm(page, 'lost@example.com');
    await page.route('**/api/submit-itinerary', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submitForm(page);
    await expect(page.getByText('Failed to submit request. Please try again.')).toBeVisible();
    await page.unroute('**/api/submit-itinerary');
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('lost@example.com');
    await submitForm(page);
    await expect(getConfirmation(page)).toBeVisible();
    const { results } = await database
      .prepare("select reference from itinerary_request where user_email = 'lost@example.com'")
      .all();
    expect(results).toHaveLength(1);
  });
});

test.describe('where the browser forbids storage', () => {
  // The router warns that it could not store the scroll positions.
  test.use({ allowedConsoleErrors: [/scroll positions in sessionStorage/] });

  test('a request can be made', ALL_REMOTES, async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: forbid });
    });
    await page.goto('/nature');
    await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
    await expect(page.getByText('Kaindy Lake added to your itinerary!')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
    await fillForm(page, { email: 'forbidden@example.com', start: getDateFromNow(3), end: getDateFromNow(4) });
    await submitForm(page);
    await expect(getConfirmation(page)).toBeVisible();
  });
});
