import type { Locator } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { findEmail } from '../stack/mailbox.ts';
import { getConfirmation, openFilledForm, submitForm } from '../stack/request-form.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { KEYBOARD, TOUCH } from '../stack/visitors.ts';

test('in a low window the toast does not cover the errors that take the focus', ITINERARY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));
  await page.goto('/itinerary');
  await submitForm(page);
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  const summary = page.getByRole('region', { name: 'There are 4 problems' });
  await expect(summary).toBeFocused();
  const getBox = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: 0 };
  const isAboveToast = async (element: Locator) => {
    const [box, toastBox] = [await getBox(element), await getBox(toast)];
    return box.height > 0 && box.y + box.height <= toastBox.y;
  };
  expect(await isAboveToast(summary)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await isAboveToast(page.getByLabel('Email'))).toBe(true);
  expect(requests).toEqual([]);
});

test(
  'a date can be picked in the calendar, from the start of the trip to its 60th day',
  ITINERARY,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-10T06:00:00Z'));
    await page.goto('/itinerary');
    await page.getByLabel('Start date', { exact: true }).fill('2027-06-15');
    await page.getByRole('button', { name: 'Open the calendar for the end date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar: End date' });
    await expect(calendar.getByRole('button', { name: '14 June 2027, Monday' })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: '15 June 2027, Tuesday, start of the trip' })).toBeEnabled();
    const nextMonth = calendar.getByRole('button', { name: 'Go to the Next Month' });
    await nextMonth.click();
    await expect(nextMonth).toBeDisabled();
    await expect(calendar.getByRole('button', { name: '14 August 2027, Saturday' })).toBeDisabled();
    await calendar.getByRole('button', { name: '13 August 2027, Friday' }).click();
    await expect(calendar).toBeHidden();
    await expect(page.getByLabel('End date', { exact: true })).toHaveValue('13 August 2027');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('touches at one place lead through months of five and six rows', ITINERARY, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-10T06:00:00Z'));
    await page.goto('/itinerary');
    await page.getByRole('button', { name: 'Open the calendar for the start date' }).tap();
    const calendar = page.getByRole('dialog', { name: 'Calendar: Start date' });
    const box = await calendar.getByRole('button', { name: 'Go to the Next Month' }).boundingBox();
    if (!box) throw new Error('Next is not in view');
    for (const month of ['February', 'March', 'April', 'May', 'June']) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await expect(calendar.getByRole('grid', { name: `${month} 2027` })).toBeVisible();
    }
  });
});

test.describe('by keyboard', () => {
  test.use(KEYBOARD.options);
  test('the start leads to the end, in the month of the start', ITINERARY, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-10T06:00:00Z'));
    await page.goto('/itinerary');
    await KEYBOARD.press(page.getByRole('button', { name: 'Open the calendar for the start date' }));
    await KEYBOARD.choose(
      page.getByRole('dialog', { name: 'Calendar: Start date' }).getByLabel('Month', { exact: true }).first(),
      'June 2027',
    );
    await KEYBOARD.pick(page.getByRole('button', { name: '11 June 2027, Friday' }));
    await expect(page.getByRole('button', { name: '11 June 2027, Friday, start of the trip' })).toBeFocused();
    const calendar = page.getByRole('dialog', { name: 'Calendar: End date' });
    await KEYBOARD.pick(calendar.getByRole('button', { name: '17 June 2027, Thursday' }));
    await expect(calendar).toBeHidden();
    await expect(page.getByLabel('End date', { exact: true })).toHaveValue('17 June 2027');
    await expect(page.getByRole('button', { name: 'Open the calendar for the end date' })).toBeFocused();
  });

  test(
    'all errors are told at once, lead to their fields, and go as soon as each is right',
    ITINERARY,
    async ({ page }) => {
      await page.goto('/itinerary');
      await KEYBOARD.type(page.getByLabel('Start date', { exact: true }), '31 June');
      await KEYBOARD.press(page.getByRole('button', { name: 'Submit Request' }));
      const getSummary = (count: string) => page.getByRole('region', { name: `There ${count}` });
      await expect(getSummary('are 4 problems')).toBeFocused();
      await expect(getSummary('are 4 problems').getByRole('link', { name: 'June has 30 days' })).toBeVisible();
      await KEYBOARD.press(getSummary('are 4 problems').getByRole('link', { name: /email/ }));
      const email = page.getByLabel('Email');
      await expect(email).toBeFocused();
      await expect(email).toBeInViewport({ ratio: 1 });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await KEYBOARD.type(email, 'visitor@example.com');
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await expect(getSummary('are 3 problems')).toBeVisible();
    },
  );
});

test('the start of a trip can be picked until 18 months after today', ITINERARY, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-08-31T06:00:00Z'));
  await page.goto('/itinerary');
  await page.getByLabel('Start date', { exact: true }).fill('2029-02-01');
  await page.getByRole('button', { name: 'Open the calendar for the start date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar: Start date' });
  await expect(calendar.getByRole('button', { name: '28 February 2029, Wednesday' })).toBeEnabled();
  await expect(calendar.getByRole('button', { name: 'Go to the Next Month' })).toBeDisabled();
});

test('printing shows the itinerary without buttons', ITINERARY, async ({ page }) => {
  await setItinerary(page, 'one');
  await page.goto('/itinerary');
  await expect(page.getByRole('button', { name: /^(Submit Request|Remove|Clear All)/ })).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Charyn Canyon', { exact: true }).and(page.locator(':visible'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Submit Request|Remove|Clear All)/ })).toHaveCount(0);
});

test.describe('in a Russian browser, by touch', () => {
  test.use({ ...TOUCH.options, locale: 'ru-RU' });

  test(
    'dates in Russian and Kazakh are understood, and what is wrong with one is told',
    ITINERARY,
    async ({ page }) => {
      await page.goto('/itinerary');
      await expectHydrated(page);
      const start = page.getByLabel('Start date', { exact: true });
      const end = page.getByLabel('End date', { exact: true });
      await TOUCH.type(start, '17 июня 2027');
      await TOUCH.type(end, '31.06.27');
      await expect(start).toHaveValue('17 June 2027');
      await end.blur();
      await expect(page.getByText('June has 30 days')).toBeVisible();
      await TOUCH.type(end, '18 маусым 2027');
      await expect(page.getByText('June has 30 days')).toBeHidden();
      await TOUCH.press(page.getByRole('button', { name: 'Submit Request' }));
      await expect(end).toHaveValue('18 June 2027');
    },
  );
});

test.describe('in a Kazakh browser that has no Kazakh names of months, where it is another day than in Almaty', () => {
  test.use({ ...KEYBOARD.options, locale: 'kk-KZ', timezoneId: 'Pacific/Kiritimati' });

  test('no month is a number with an M, and the form says which day it is in Almaty', ITINERARY, async ({ page }) => {
    // 27 November in Almaty, and the 28th on Kiritimati.
    await page.clock.setFixedTime('2026-11-27T12:00:00Z');
    await page.goto('/itinerary');
    await expectHydrated(page);
    expect(
      await page.evaluate(() => new Intl.DateTimeFormat('kk', { month: 'long' }).format(Date.UTC(2027, 6, 13))),
    ).toBe('M07');
    const start = page.getByLabel('Start date', { exact: true });
    await KEYBOARD.type(start, '12 шілде 2027');
    await start.blur();
    await expect(start).toHaveValue('12 July 2027');
    await expect(page.getByText('In Almaty it is 27 November 2026 now.')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/\bM\d\d\b/);
  });

  test(
    'an address in another script is accepted, and its plan goes to the ASCII form',
    ITINERARY,
    async ({ page, baseURL }) => {
      await openFilledForm(page, 'name@почта.рф');
      await submitForm(page);
      await expect(getConfirmation(page)).toContainText('Your Request Is In');
      const reference =
        (await getConfirmation(page)
          .getByText(/^ALM-[0-9A-Z]{10}$/)
          .textContent()) ?? '';
      await expect
        .poll(async () => (await findEmail(baseURL ?? '', reference, 'name@xn--80a1acny.xn--p1ai'))?.text, {
          timeout: 20_000,
        })
        .toContain('/plan/');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it cannot be sent, and puts no value into the URL', ITINERARY, async ({ page }) => {
    await page.goto('/itinerary');
    await expect(page.getByText('Sending a request needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeHidden();
    await page.getByLabel('Email').fill('private@example.com');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue('private@example.com');
    await expect(page).toHaveURL('/itinerary');
  });
});
