import type { Locator, Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expect, test } from '../stack/test.ts';
import { dayFromNow, fillForm, writeRequest } from './request-form.ts';

const inTrip = (page: Page) => page.locator('[data-slot="selected-count"]');

test('a trip, from the first page to the stored request', async ({ page, database }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Adventure' }).click();
  await expect(page).toHaveURL('/locations');
  await page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).click();
  await expect(page.getByText('Charyn Canyon added to your itinerary!')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();

  const onward = page.getByRole('link', { name: 'Continue to Activities' });
  await expect(onward).toBeFocused();
  await onward.click();
  await expect(page).toHaveURL('/activities');
  await page.getByRole('button', { name: 'Add to trip: Horseback Riding' }).click();
  await expect(inTrip(page)).toHaveText('2 in your trip');

  await page.getByRole('link', { name: 'Create Your Itinerary' }).click();
  await expect(page.getByText('1 location(s) selected')).toBeVisible();
  const [start, end] = [dayFromNow(40), dayFromNow(46)];
  await fillForm(page, { email: 'visitor@example.com', start, end });
  await page.getByRole('button', { name: 'Submit Request' }).click();

  await expect(page.getByText("Itinerary request submitted! We'll contact you within 24 hours.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your request is with us' })).toContainText('visitor@example.com');
  await expect(inTrip(page)).toHaveText('Nothing in your trip');
  const reference = await page.getByText(/^ALM-[0-9A-Z]{10}$/).textContent();

  const request = await database.prepare('select * from itinerary_request where reference = ?').bind(reference).first();
  expect(request).toMatchObject({ user_email: 'visitor@example.com', start_date: start, end_date: end });
  const locations = await database
    .prepare('select id, name, category, difficulty, image from requested_location where reference = ?')
    .bind(reference)
    .all();
  expect(locations.results).toEqual([
    { id: 13, name: 'Charyn Canyon', category: 'Nature', difficulty: null, image: '/pictures/charyn-canyon-400.webp' },
  ]);
  const activities = await database
    .prepare('select id, name, intensity from requested_activity where reference = ?')
    .bind(reference)
    .all();
  expect(activities.results).toEqual([{ id: 1, name: 'Horseback Riding', intensity: 'Medium' }]);

  const letters = () =>
    database.prepare('select kind, state from outbox where reference = ? order by id').bind(reference).all();
  await expect
    .poll(async () => (await letters()).results)
    .toEqual([
      { kind: 'visitor', state: 'sent' },
      { kind: 'provider', state: 'sent' },
    ]);

  await page.reload();
  await expect(page.getByText('No locations selected yet.')).toBeVisible();
  await expect(inTrip(page)).toHaveText('');
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('a reload in the middle keeps what is written', async ({ page }) => {
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  await fillForm(page, { email: 'half@example.com', start: dayFromNow(3), end: 'some day' });
  const start = await page.getByLabel('Start date', { exact: true }).inputValue();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('half@example.com');
  await expect(page.getByLabel('Start date', { exact: true })).toHaveValue(start);
  await expect(page.getByLabel('End date', { exact: true })).toHaveValue('some day');
  await expect(page.getByRole('heading', { name: 'Kaindy Lake' })).toBeVisible();
});

test('two presses at once send once', async ({ page, database }) => {
  await writeRequest(page, 'twice@example.com');
  await page.getByRole('button', { name: 'Submit Request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
  const { results } = await database
    .prepare("select reference from itinerary_request where user_email = 'twice@example.com'")
    .all();
  expect(results).toHaveLength(1);
});

test('the ticket follows the form', async ({ page }) => {
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  await page.getByRole('button', { name: 'Add to trip: Asy Plateau' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  const ticket = page.getByRole('region', { name: 'Your request' });
  const fact = (term: string) =>
    ticket
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .getByRole('definition');
  await expect(fact('Locations')).toHaveText('2');
  await expect(ticket.locator('img')).toHaveCount(2);
  await expect(ticket.getByText('Your dates appear here once you choose them.')).toBeVisible();

  await page.getByLabel('Email').pressSequentially('key@');
  await expect(fact('We reply to')).toHaveText('key@');
  await fillForm(page, { email: 'keys@example.com', start: '2099-06-11', end: '2099-06-17' });
  await expect(fact('We reply to')).toHaveText('keys@example.com');
  await expect(fact('Days')).toHaveText('7');
  await expect(ticket).toContainText('June 11, 2099 to June 17, 2099');

  await page.getByRole('button', { name: 'Remove Asy Plateau' }).click();
  await expect(fact('Locations')).toHaveText('1');
  await expect(ticket.locator('img')).toHaveCount(1);
  await page.reload();
  await expect(fact('We reply to')).toHaveText('keys@example.com');
  await expect(fact('Days')).toHaveText('7');
});

test('a press on the button takes the date that is still being written', async ({ page }) => {
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  await page.getByLabel('Email').fill('pressed@example.com');
  await page.getByLabel('Start date', { exact: true }).fill(dayFromNow(3));
  await page.getByLabel('End date', { exact: true }).fill(dayFromNow(4));
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
});

test('Enter takes the date that is still being written', async ({ page }) => {
  await writeRequest(page, 'entered@example.com');
  const end = page.getByLabel('End date', { exact: true });
  await end.fill('');
  await end.blur();
  await end.fill(dayFromNow(5));
  await end.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
});

test('on paper there is nothing to press', async ({ page }) => {
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  await expect(page.getByRole('heading', { name: 'Kaindy Lake' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Kaindy Lake' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Submit Request|Remove|Clear All)/ })).toHaveCount(0);
});

test('a reload keeps the selection', async ({ page }) => {
  await page.goto('/city');
  await page.getByRole('button', { name: 'Add to trip: Medeu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add to trip: Medeu' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/itinerary');
  await expect(page.getByRole('heading', { name: 'Medeu' })).toBeVisible();
});

test.describe('where the browser keeps nothing', () => {
  const storages = {
    forbidden: () => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };
  // The router says on the console that it could not keep where a page was scrolled to.
  test.use({ allowedConsoleErrors: [/scroll positions in sessionStorage/] });

  for (const [how, damage] of Object.entries(storages)) {
    test(`because its storage is ${how}, a request can be made all the same`, async ({ page }) => {
      await page.addInitScript(damage);
      await writeRequest(page, `${how}@example.com`);
      await expect(page.getByText('Kaindy Lake added to your itinerary!')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' }).click();
      await page.getByRole('checkbox').first().check();
      await page.goBack();
      await fillForm(page, { email: `${how}@example.com`, start: dayFromNow(3), end: dayFromNow(4) });
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
    });
  }
});

test.describe('when the API fails', () => {
  test.use({ allowedConsoleErrors: [/submit-itinerary/] });

  test('its words are shown and the form keeps its values', async ({ page, database }) => {
    await page.goto('/nature');
    await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
    const [start, end] = [dayFromNow(10), dayFromNow(11)];
    await fillForm(page, { email: 'kept@example.com', start, end });
    // The database goes away under the real Worker; it comes back for the second press.
    await database.exec('alter table itinerary_request rename to gone');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('The request could not be stored. Try again in a minute.')).toBeVisible();
    await expect(page.getByText('Submitting your itinerary request...')).toBeHidden();
    const ticket = page.getByRole('region', { name: 'Your request' });
    await expect(ticket.getByRole('status')).toHaveText('Your request was not sent. What you wrote is kept.');
    await database.exec('alter table gone rename to itinerary_request');
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
    await expect(page.getByRole('heading', { name: 'Kaindy Lake' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
    const stored = await database
      .prepare("select start_date, end_date from itinerary_request where user_email = 'kept@example.com'")
      .all();
    expect(stored.results).toEqual([{ start_date: start, end_date: end }]);
  });
});

test.describe('when the answer gets lost', () => {
  test.use({ allowedConsoleErrors: [/submit-itinerary/] });

  test('sending again, even after a reload, makes no second request', async ({ page, database }) => {
    await writeRequest(page, 'lost@example.com');
    await page.route('**/api/submit-itinerary', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Failed to submit request. Please try again.')).toBeVisible();
    await page.unroute('**/api/submit-itinerary');
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('lost@example.com');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
    const { results } = await database
      .prepare("select reference from itinerary_request where user_email = 'lost@example.com'")
      .all();
    expect(results).toHaveLength(1);
  });
});

test('an empty form sends nothing, says what is missing, and the focus goes to the first gap', async ({ page }) => {
  await page.goto('/itinerary');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByText('Write your email address')).toBeVisible();
  await expect(page.getByText('Choose a start date')).toBeVisible();
  await expect(page.getByText('Choose at least one location')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(sent).toEqual([]);
});

test('in a low window the field that gets the focus is not behind the toast', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/itinerary');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  await expect(page.getByLabel('Email')).toBeFocused();
  const place = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const [field, slip] = [await place(page.getByLabel('Email')), await place(toast)];
  expect(field.y).toBeGreaterThanOrEqual(slip.y + slip.height);
});

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' });

  test('a date is read as the visitor writes it', async ({ page }) => {
    await page.goto('/itinerary');
    const field = page.getByLabel('Start date', { exact: true });
    await field.fill('17 июня 2099');
    await field.blur();
    await expect(field).toHaveValue('17 июня 2099 г.');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Choose an end date')).toBeVisible();
    await expect(page.getByText('Choose a start date')).toBeHidden();
  });
});

test('a date can be picked, and no day before the start can be the end', async ({ page }) => {
  await page.goto('/itinerary');
  await page.getByLabel('Start date', { exact: true }).fill('2099-06-15');
  await page.getByRole('button', { name: 'Open the calendar for the end date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar: End date' });
  await expect(calendar.getByRole('button', { name: '14 June 2099, Sunday' })).toBeDisabled();
  await expect(calendar.getByRole('button', { name: '15 June 2099, Monday, start of the trip' })).toBeEnabled();
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
  await calendar.getByRole('gridcell', { name: '15' }).getByRole('button').click();
  await expect(calendar).toBeHidden();
  await expect(page.getByLabel('End date', { exact: true })).toHaveValue(/^[A-Z][a-z]+ 15, \d{4}$/);
});

test('a calendar that was opened before the page was live has its days then', async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/itinerary', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open the calendar for the start date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar: Start date' });
  await expect(calendar).toBeVisible();
  release();
  await expect(calendar.getByRole('grid')).toBeVisible();
});

test('offline, the form says so, keeps everything, and sends when asked again', async ({ page, context }) => {
  await writeRequest(page, 'offline@example.com');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
  await expect(page.getByText(/Almaty time/)).toBeVisible();
});

test('on a slow network the form says so, keeps everything, and the answer ends the wait', async ({ page }) => {
  await writeRequest(page, 'slow@example.com');
  const release = await delayResponses(page, '**/api/submit-itinerary');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  const notice = page.getByText('The connection is slow. Your request is on its way: leave this page open.');
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Email')).toHaveValue('slow@example.com');
  release();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('Clear All can be undone, and keeps the order', async ({ page }) => {
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  await page.getByRole('button', { name: 'Add to trip: Asy Plateau' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  await page.getByRole('button', { name: /^Clear All.*Selected locations$/ }).click();
  await expect(page.getByText('No locations selected yet.')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  const names = page.getByRole('region', { name: 'Selected locations' }).getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Kaindy Lake', 'Asy Plateau']);
  await expect(page.getByRole('heading', { name: 'Selected locations' })).toBeFocused();
});
