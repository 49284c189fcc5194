import { PLAN_PATH, servePlan } from '../screenshots/plan-document.ts';
import { NOW } from '../screenshots/states.ts';
import { mailTest } from '../stack/mail-stack.ts';
import { getStatus, openPlan } from '../stack/plan-page.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

mailTest(
  'the plan is made around a booking, which the page, the email and the saved plan have',
  ITINERARY,
  async ({ page, stack, mailbox }) => {
    const { reference, address } = await openPlan(page, stack.origin, mailbox);
    await expect(page.getByText(/^If the weather is bad: .* instead\.$/).first()).toBeAttached();
    await page.getByRole('button', { name: 'Bookings' }).click();
    await page.getByRole('button', { name: 'Add a booking' }).click();
    await expect(page.getByLabel('What is booked')).toBeFocused();
    await page.keyboard.type('Dinner <b>at Ayla’s</b>');
    await page.getByRole('button', { name: 'Plan again', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Enter the time at which it begins, for example 19:00');
    await expect(page.getByLabel('From', { exact: true })).toBeFocused();
    await page.getByLabel('From', { exact: true }).fill('19:00');
    await page.getByRole('button', { name: 'Plan again', exact: true }).click();

    await expect(getStatus(page)).toHaveText('Revision 2, not sent yet, saved');
    const stop = page.locator('.line-row', { has: page.getByRole('heading', { name: 'Dinner <b>at Ayla’s</b>' }) });
    await expect(stop).toContainText('Until 21:00, 2 h');
    await expect(stop.getByRole('button', { name: /^Move/ })).toHaveCount(0);
    await page.reload();
    await expect(stop).toContainText('19:00');

    await page.getByRole('button', { name: 'Send me the new plan' }).click();
    const email = await mailbox.waitFor(reference, address, /, revision 2$/);
    expect(email.text).toContain('Dinner <b>at Ayla’s</b>');
    expect(email.text).toContain('If the weather is bad: ');
    expect(email.html).toContain('Dinner &lt;b&gt;at Ayla’s&lt;/b&gt;');
  },
);

test('another plan is offered with what it trades, taken, and taken back', ITINERARY, async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await servePlan(page, { locations: [13, 14, 15, 2, 3] });
  await page.goto(PLAN_PATH);
  await page.getByRole('button', { name: 'Other plans' }).click();
  const panel = page.getByRole('region', { name: 'Other plans' });
  const trade = panel.getByText(/^All nights in one place, without .*Kolsay Lake.*: .* less travel/);
  await expect(trade).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('Undo brings this one back.');
  const kolsay = page.getByRole('heading', { name: 'Kolsay Lake', exact: true });
  await expect(kolsay).toHaveCount(1);
  await panel
    .locator('li', { hasText: 'All nights in one place' })
    .getByRole('button', { name: 'Take this plan' })
    .click();
  await expect(page.getByRole('region', { name: 'Changes' })).toBeFocused();
  await expect(kolsay).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kolsay).toHaveCount(1);
});

test.describe('on a day of the trip', () => {
  test.use({
    geolocation: { latitude: 43.157, longitude: 77.059 },
    permissions: ['geolocation'],
    // What is still being kept for later when the connection ends.
    allowedConsoleErrors: [/ERR_FAILED.*\/(pictures|font)\/|ERR_INTERNET_DISCONNECTED/],
  });

  test(
    'the rest is planned again from where the visitor is, without a connection, and nothing of it is sent',
    ITINERARY,
    async ({ page, context }) => {
      // 12 June 2027, 14:20 in Almaty.
      await page.clock.setFixedTime(new Date('2027-06-12T09:20:00Z'));
      await servePlan(page, { locations: [2, 3, 13] });
      await page.goto(PLAN_PATH);
      await page.getByRole('button', { name: 'Today, from here' }).click();
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('14:20');
      await context.setOffline(true);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await page.getByRole('button', { name: 'Use my position' }).click();
      await expect(page.getByText('The nearest place that we know is Medeu')).toBeVisible();
      await page.getByRole('button', { name: 'Plan the rest' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'From Here On' })).toBeFocused();
      await expect(page.locator('main')).toContainText('Planned for Saturday 12 June 2027 from 14:20, Medeu');
      await expect(page.getByText('Start: Medeu')).toBeAttached();
      await page.getByRole('button', { name: 'Back to the plan' }).click();
      await expect(getStatus(page)).toContainText('Revision 1');
      expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
    },
  );
});

test('a stop is shown to a driver in Russian and Kazakh', ITINERARY, async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await servePlan(page, { locations: [13] });
  await page.goto(PLAN_PATH);
  await page.getByText('Show the driver').first().click();
  const russian = page.locator('[lang=ru]', { hasText: 'Отвезите меня' }).first();
  await expect(russian).toBeVisible();
  await expect(russian).toContainText('Чарынский каньон');
  await expect(page.locator('[lang=kk]', { hasText: 'Мені осы жерге' }).first()).toContainText('Шарын шатқалы');
});
