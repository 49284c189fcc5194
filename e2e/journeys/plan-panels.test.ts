import type { Page } from '@playwright/test';
import { DESK_PATH, PLAN_PATH, servePlan } from '../screenshots/plan-document.ts';
import { desk as deskPlan } from '../screenshots/plan-states.ts';
import { NOW } from '../screenshots/states.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** Lets the planner wait until the function that is returned is called: it is what the tools of a plan wait for. */
async function holdPlanner(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_mfe/itinerary/**/async/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('There is no gateway')) await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

test(
  'a part of the plan page that is open when the planner arrives stays open, with what is typed and focused in it',
  ITINERARY,
  async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await servePlan(page, { shareKey: '1.a-key-of-a-reader' });
    const release = await holdPlanner(page);
    await page.goto(PLAN_PATH);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = page.getByLabel('Link for others');
    await link.focus();
    await link.evaluate((field) => field.setAttribute('data-mark', ''));
    await expect(page.getByRole('button', { name: 'Dates, pace' })).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Dates, pace' })).toBeVisible();
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('data-mark');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveAttribute('aria-expanded', 'true');
    // A chunk that is still being read when the page is closed would fail the test.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test(
  'the desk keeps a note that is being written, and what was opened, when the planner arrives',
  ITINERARY,
  async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await servePlan(page, deskPlan);
    const release = await holdPlanner(page);
    await page.goto(DESK_PATH);
    const desk = page.getByRole('region', { name: 'Provider’s desk' });
    await desk.getByRole('button', { name: 'Show the links to this desk' }).click();
    await desk.getByText('What was done with this request').click();
    await desk.getByLabel('Note to the visitor').fill('Take water along.');
    const tool = page.getByRole('button', { name: /^Remove / }).first();
    await expect(tool).toBeHidden();
    release();
    await expect(tool).toBeVisible();
    await expect(desk.getByLabel('Note to the visitor')).toHaveValue('Take water along.');
    await expect(desk.getByLabel('Note to the visitor')).toBeFocused();
    await expect(desk.getByText('the system made the plan')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Links to this desk' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test.describe('while the API cannot be reached', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('a plan that is only read stays where it is when the connection returns', ITINERARY, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await servePlan(page, { role: 'reader' });
    await page.goto(PLAN_PATH);
    await expect(page.getByText('Revision 1, for reading')).toBeVisible();
    const { promise: connection, resolve: connect } = Promise.withResolvers<void>();
    let isAsked = false;
    let isConnected = false;
    await page.route('**/api/plans/**', async (route) => {
      if (!isConnected) return route.abort();
      isAsked = true;
      await connection;
      await route.fallback();
    });
    await page.reload();
    await expect(page.getByText('this is the plan as this browser saw it on')).toBeVisible();
    const phrases = page.locator('.plan-phrases');
    await phrases.locator('summary').click();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    isConnected = true;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => isAsked).toBe(true);
    await expect(page.getByText('this is the plan as this browser saw it on')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    connect();
    await expect(page.getByText('Revision 1, for reading')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await expect(phrases).toHaveAttribute('open');
    await page.unrouteAll({ behavior: 'wait' });
  });
});
