import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES, CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { KEYBOARD, TOUCH } from '../stack/visitors.ts';

const getField = (page: Page) => page.getByRole('searchbox');
const getResults = (page: Page) => page.getByRole('region', { name: 'Places found' });
const getCount = (page: Page) => getResults(page).getByRole('status');

test.describe('by keyboard', () => {
  test.use(KEYBOARD.options);
  test(
    'a location is found in another language and opened, and Back restores the search',
    CATALOGUE,
    async ({ page }) => {
      await page.goto('/locations');
      await KEYBOARD.type(getField(page), 'шарын');
      await expect(getCount(page)).toHaveText('1 place found');
      await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
      await KEYBOARD.press(page.getByRole('link', { name: 'Charyn Canyon' }));
      await expect(page).toHaveURL('/locations/charyn-canyon');
      await page.goBack();
      await expect(getField(page)).toHaveValue('шарын');
      await expect(getCount(page)).toHaveText('1 place found');
    },
  );

  test(
    'a theme and a month narrow the open tab, and the tabs lead to the other categories',
    CATALOGUE,
    async ({ page }) => {
      await page.goto('/locations?tab=city');
      await expectHydrated(page);
      await KEYBOARD.press(page.getByRole('checkbox', { name: 'No car' }));
      await expect(page.getByRole('tab', { name: 'City' })).toHaveAttribute('aria-selected', 'true');
      await KEYBOARD.choose(page.getByRole('combobox', { name: 'Best month' }), 'July');
      await KEYBOARD.pick(page.getByRole('tab', { name: 'Mountain' }));
      await expect(getResults(page).getByRole('link', { name: 'Kok Zhailau' })).toBeVisible();
      await expect(page).toHaveURL('/locations?tab=mountains&month=7&noCar=yes');
      await KEYBOARD.press(page.getByRole('button', { name: 'Clear search and filters' }));
      await expect(page).toHaveURL('/locations?tab=mountains');
      await expect(page.getByRole('heading', { name: 'Famous Mountain Routes' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});

test.describe('by touch', () => {
  test.use(TOUCH.options);
  test('a search without results leads to what is left without one part', CATALOGUE, async ({ page }) => {
    await page.goto('/locations');
    await expectHydrated(page);
    await TOUCH.type(getField(page), 'каток');
    await expect(getCount(page)).toHaveText('1 place found');
    // In a narrow window the selects are behind a button.
    await TOUCH.press(page.getByRole('button', { name: 'More filters and order' }));
    await TOUCH.choose(page.getByRole('combobox', { name: 'Difficulty' }), 'Hard');
    await expect(getCount(page)).toHaveText('0 places found');
    await TOUCH.press(page.getByRole('button', { name: 'Without “Hard”: 1 place' }));
    await expect(page.getByRole('heading', { name: '1 place' })).toBeFocused();
    await expect(getResults(page).getByRole('link', { name: 'Medeu' })).toBeVisible();
    await TOUCH.choose(page.getByRole('combobox', { name: 'Order' }), 'Shortest drive');
    await TOUCH.press(page.getByRole('button', { name: 'Clear the text' }));
    await expect(getField(page)).toBeFocused();
    await expect(getResults(page).getByRole('article').getByRole('link').first()).toHaveText('Republic Square');
  });
});

test('hydration changes only the unknown parameters of an address with a search', CATALOGUE, async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    const addresses: unknown[] = [];
    Object.assign(globalThis, { addresses });
    history.replaceState = (state, title, address) => {
      if (address) addresses.push(address);
      replaceState.call(history, state, title, address);
    };
  });
  await page.goto('/locations?q=lake&tab=sea');
  await expect(page).toHaveURL('/locations?q=lake');
  await expect(getCount(page)).toHaveText('8 places found');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'addresses'))).toEqual(['/locations?q=lake']);
});

for (const [path, getContent] of [
  ['/locations?drive=6', getResults],
  ['/locations?tab=city', (page) => page.getByRole('tabpanel', { name: 'City' })],
] satisfies [string, typeof getResults][])
  test(
    `a reload of ${path} restores the scroll position, although hydration makes the page taller`,
    ALL_REMOTES,
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(path);
      await expect(getContent(page)).toBeVisible();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight - 1500, behavior: 'instant' }));
      const before = await page.evaluate(() => scrollY);
      await page.reload();
      await expect(getContent(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      // A link from another site to the same address is not a reload.
      await page.goto('about:blank');
      await page.goto(path);
      await expect(getContent(page)).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

test('text that is typed before hydration is searched for', CATALOGUE, async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'commit' });
  await getField(page).fill('skating');
  release();
  await expect(getCount(page)).toHaveText('1 place found');
  await expect(getField(page)).toHaveValue('skating');
});

test(
  'the index of the search is loaded before the first key, and every result is shown',
  CATALOGUE,
  async ({ page }) => {
    await page.goto('/locations');
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    await getField(page).focus();
    await expect(page.getByRole('combobox', { name: 'Best month' })).toContainText('July (');
    await page.route(REMOTE_SCRIPTS, (route) => route.abort('connectionrefused'));
    await getField(page).fill('k');
    await expect(getCount(page)).toHaveText(/^\d\d places found$/);
    const found = [getCount(page), getResults(page).getByText(/^\d\d places also in Almaty$/)];
    const counts = await Promise.all(found.map(async (text) => Number.parseInt((await text.textContent()) ?? '', 10)));
    await expect(page.getByRole('button', { name: 'Add to trip' })).toHaveCount(
      counts.reduce((sum, count) => sum + count),
    );
  },
);

test('Back from a location restores the position in the results', CATALOGUE, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/locations?drive=6');
  const last = getResults(page).getByRole('link').last();
  await expect(getCount(page)).toHaveText(/^\d\d places found$/);
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeInViewport();
});

test.describe('when the code of the search does not load', () => {
  test.use({ allowedConsoleErrors: [/.*/] });

  test('a notice says so, and Retry loads it', CATALOGUE, async ({ page }) => {
    await page.goto('/locations');
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route(REMOTE_SCRIPTS, (route) => route.abort('connectionrefused'));
    await getField(page).evaluate(async (field) => {
      const failed = new Promise((resolve) => addEventListener('error', resolve, { capture: true, once: true }));
      field.focus();
      await failed;
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    // A pasted or dictated text comes without a key, here after the code has failed.
    await page.keyboard.insertText('skating');
    await expect(page.getByText('The search did not load')).toBeVisible();
    await page.unroute(REMOTE_SCRIPTS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(getCount(page)).toHaveText('1 place found');
  });
});

test('a tab that is pressed before the page shows the last filter keeps the filter', CATALOGUE, async ({ page }) => {
  await page.goto('/locations?tab=city');
  await expectHydrated(page);
  const months = page.getByRole('combobox', { name: 'Best month' });
  await months.focus();
  await expect(months).toContainText('July (');
  const tab = page.getByRole('tab', { name: 'Mountain Routes' });
  await tab.evaluate(async (element) => {
    const select = document.querySelector('select[name="month"]');
    if (!select) throw new Error('There is no list of months');
    Object.assign(select, { value: '7' });
    select.dispatchEvent(new Event('input', { bubbles: true }));
    // React answers an input in a microtask, and renders a new address in a later task.
    await Promise.resolve();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(getResults(page).getByRole('link', { name: 'Kok Zhailau' })).toBeVisible();
  await expect(page).toHaveURL('/locations?tab=mountains&month=7');
});

test('the search of a page is not written to the address of the next page', CATALOGUE, async ({ page }) => {
  await page.clock.install();
  await page.goto('/locations');
  await getField(page).fill('charyn');
  await expect(getCount(page)).toHaveText('1 place found');
  const release = await delayResponses(page, '**/*LocationDetailsPage*.js');
  await getField(page).fill('chary');
  await page.getByRole('link', { name: 'Charyn Canyon' }).press('Enter');
  await expect(page).toHaveURL('/locations/charyn-canyon');
  // Longer than the delay with which a query is written to the address.
  await page.clock.runFor(1000);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Charyn Canyon' })).toBeVisible();
  await expect(page).toHaveURL('/locations/charyn-canyon');
  await page.goBack();
  await expect(getField(page)).toHaveValue('chary');
});
