import type { Page } from '@playwright/test';
import { addDays, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { findEmail } from '../stack/mailbox.ts';
import { getStatus } from '../stack/plan-page.ts';
import { fillForm, getConfirmation, submitForm, typeIntoForm } from '../stack/request-form.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { VISITORS, type Visitor } from '../stack/visitors.ts';

const AIRPORT = 'Almaty airport (ALA)';
const getSection = (page: Page) => page.locator('summary').filter({ hasText: 'Make it fit you' });
const getDriver = (page: Page) => page.getByLabel('Car with driver, taxi or tour');

/** Chooses a driver: with the keyboard by arrow keys, from the radio button that Tab reaches. */
async function chooseDriver({ name, reach, press }: Visitor, page: Page): Promise<void> {
  if (name === 'touch') return press(getDriver(page));
  await reach(page.getByLabel('Car, your own or rented'));
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
}

/** Types a time: a time field takes digits and no other text. */
async function typeTime({ reach }: Visitor, page: Page, label: string, digits: string): Promise<void> {
  const field = page.getByLabel(label);
  await reach(field);
  await field.focus();
  await page.keyboard.type(digits);
}

const getReference = async (page: Page) =>
  (await getConfirmation(page)
    .getByText(/^ALM-[0-9A-Z]{10}$/)
    .textContent()) ?? '';

/** Gets the text of the email that brings the plan. */
async function readPlanEmail(origin: string, reference: string, address: string): Promise<string> {
  await expect.poll(async () => (await findEmail(origin, reference, address))?.text).toContain('/plan/');
  return (await findEmail(origin, reference, address))?.text ?? '';
}

for (const visitor of VISITORS)
  test.describe(`by ${visitor.name}`, () => {
    test.use(visitor.options);
    test(
      'what fits the visitor leads from the form to the plan and its email, and can be changed there',
      ITINERARY,
      async ({ page, baseURL }) => {
        const address = `preferences.${visitor.name}@example.com`;
        const start = addDays(todayInAlmaty(), 3);
        await setItinerary(page, 'one');
        await page.goto('/itinerary');
        await expectHydrated(page);
        await typeIntoForm(visitor, page, { email: address, start, end: addDays(start, 2) });
        await visitor.press(getSection(page));
        await chooseDriver(visitor, page);
        await visitor.type(page.getByLabel('Ages of children'), '4 and nine');
        await visitor.choose(page.getByLabel('You arrive at'), 'Almaty airport');
        await visitor.press(page.getByLabel('Charyn Canyon', { exact: true }));

        await test.step('errors are told at their fields, also when the section is closed', async () => {
          await visitor.press(getSection(page));
          await expect(getDriver(page)).toBeHidden();
          await visitor.press(page.getByRole('button', { name: 'Submit Request' }));
          const summary = page.getByRole('region', { name: 'There are 2 problems' });
          await expect(summary).toBeFocused();
          await visitor.press(summary.getByRole('link', { name: 'Write how many adults travel, from 1 to 20' }));
          const adults = page.getByLabel('Adults');
          await expect(adults).toBeFocused();
          await expect(adults).toHaveAttribute('aria-invalid', 'true');
          await visitor.type(adults, '2');
          await expect(adults).toHaveAttribute('aria-invalid', 'false');
          await typeTime(visitor, page, 'Out of the airport or station at', '1030AM');
          await visitor.press(page.getByRole('button', { name: 'Submit Request' }));
          await expect(page.getByLabel('Ages of children')).toBeFocused();
          await visitor.type(page.getByLabel('Ages of children'), '4, 9');
        });

        await test.step('a reload keeps what is chosen', async () => {
          await page.reload();
          await expect(getDriver(page)).toBeChecked();
          await expect(page.getByLabel('Ages of children')).toHaveValue('4, 9');
          await expect(page.getByLabel('Charyn Canyon', { exact: true })).toBeChecked();
          await expect(page.getByLabel('Out of the airport or station at')).toHaveValue('10:30');
        });

        await visitor.press(page.getByRole('button', { name: 'Submit Request' }));
        const reference = await getReference(page);
        const text = await readPlanEmail(baseURL ?? '', reference, address);
        for (const line of [
          'Balanced pace, with a driver, taxi or tour, days from 09:00',
          '2 adults, children of 4 and 9',
          'Must-haves: Charyn Canyon',
          '10:30  Ride to ',
        ])
          expect(text).toContain(line);
        const change = /http\S+&change/.exec(text)?.[0] ?? '';
        await page.goto(change);
        const transport = page.getByLabel('How you get around');
        await expect(transport).toBeFocused();
        await expect(transport).toHaveValue('driver');
        await expect(page.getByText('2 adults, children of 4 and 9')).toBeVisible();
        await visitor.choose(transport, '4x4');
        await visitor.press(page.getByRole('button', { name: 'Plan again', exact: true }));
        await expect(page.getByText('Balanced pace, by 4x4, days from 09:00')).toBeVisible();
        await expect(page.getByText('Must-haves: Charyn Canyon')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Change how you travel' })).toBeFocused();
        await expect(getStatus(page)).toHaveText('Revision 2, not sent yet, saved');

        await test.step('a must-have can be given up on the plan', async () => {
          await visitor.press(page.getByRole('button', { name: 'Change how you travel' }));
          const mustHave = page.getByRole('group', { name: 'Must-haves' }).getByLabel('Charyn Canyon');
          await expect(mustHave).toBeChecked();
          await visitor.press(mustHave);
          await visitor.press(page.getByRole('button', { name: 'Plan again', exact: true }));
          await expect(page.getByText('Balanced pace, by 4x4, days from 09:00')).toBeVisible();
          await expect(page.getByText('Must-haves: Charyn Canyon')).toBeHidden();
        });
      },
    );
  });

test.describe('what the API alone knows to be wrong', () => {
  test.use({ allowedConsoleErrors: [/status of 422/] });
  test('is told at its field, and nothing is lost', ITINERARY, async ({ page }) => {
    await setItinerary(page, 'one');
    await page.goto('/itinerary');
    const day = addDays(todayInAlmaty(), 3);
    await fillForm(page, { email: 'too.early@example.com', start: day, end: day });
    // It makes the page longer, and moves at the end of the page what is pressed meanwhile.
    await expect(page.getByRole('heading', { name: /fits into 1 day$/ })).toBeVisible();
    await getSection(page).click();
    for (const label of ['You arrive at', 'You leave from']) await page.getByLabel(label).selectOption(AIRPORT);
    await page.getByLabel('Out of the airport or station at').fill('10:00');
    const departure = page.getByLabel('Flight or train leaves at');
    await departure.fill('11:00');
    await submitForm(page);
    await expect(departure).toBeFocused();
    await expect(departure).toHaveAttribute('aria-invalid', 'true');
    await expect(departure).toHaveAccessibleDescription(/11:00 is too soon after the arrival at 10:00/);
    await departure.fill('21:00');
    await expect(departure).toHaveAttribute('aria-invalid', 'false');
    await submitForm(page);
    await expect(getConfirmation(page)).toContainText('Your Request Is In');
  });
});

test.describe('before hydration', () => {
  test('the section opens, and its fields come', ITINERARY, async ({ page }) => {
    await setItinerary(page, 'one');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/_mfe/itinerary/**/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/itinerary');
    await getSection(page).click();
    await expect(page.getByText('One moment…')).toBeVisible();
    resolve();
    await expect(getDriver(page)).toBeVisible();
  });
});
