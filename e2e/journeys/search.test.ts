import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expect, test } from '../stack/test.ts';

const text = (page: Page) => page.getByRole('searchbox');
const count = (page: Page) => page.getByRole('region', { name: 'Places found' }).getByRole('status');

test('a place is found by its name in any of the three languages, and opened', async ({ page }) => {
  await page.goto('/locations');
  for (const name of ['charyn', 'Чарын', 'шарын']) {
    await text(page).fill(name);
    await expect(count(page)).toHaveText('1 place found');
    await expect(page.getByRole('link', { name: 'Charyn Canyon' })).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('link', { name: 'Charyn Canyon' }).click();
  await expect(page).toHaveURL('/locations/charyn-canyon');
  await page.goBack();
  await expect(text(page)).toHaveValue('шарын');
  await expect(count(page)).toHaveText('1 place found');
});

test('choices are all kept at once, stand in the address, and come back with it', async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Mountain Routes');
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Hard');
  await page.getByRole('combobox', { name: 'Best month' }).selectOption('July');
  await page.getByRole('combobox', { name: 'Drive from the city' }).selectOption('Up to 1 hour by car');
  await expect(count(page)).toHaveText('3 places found');
  await expect(page).toHaveURL('/locations?category=Mountain+Routes&difficulty=Hard&month=7&drive=1');
  await page.reload();
  await expect(count(page)).toHaveText('3 places found');
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Hard');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/locations');
  await expect(page.getByRole('tab', { name: 'Nature' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('');
});

test('a search in the address stays there while the page comes to life', async ({ page }) => {
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
  await expect(count(page)).toHaveText('7 places found');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'addresses'))).toEqual(['/locations?q=lake']);
});

test('a reload far down ends where it was, though the page grows only when its code is there', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const [path, live] of [
    ['/locations?drive=6', page.getByRole('region', { name: 'Places found' })],
    ['/locations?tab=city', page.getByRole('tabpanel', { name: 'City' })],
  ] as const) {
    await page.goto(path);
    await expect(live).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight - 1500, behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    await expect(live).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    // From another site a link to the same address is no reload.
    await page.goto('about:blank');
    await page.goto(path);
    await expect(live).toBeVisible();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('where nothing fits, the visitor sees what to leave out', async ({ page }) => {
  await page.goto('/locations?q=museum&month=2&difficulty=Hard');
  await expect(count(page)).toHaveText('0 places found');
  await page.getByRole('button', { name: 'Remove “Hard”' }).click();
  await expect(count(page)).toHaveText('2 places found');
  await expect(page).toHaveURL('/locations?q=museum&month=2');
});

test('choices that there are not are taken out of the address, and what else stands there is kept', async ({
  page,
}) => {
  await page.goto('/locations?tab=city&month=13&drive=abc&q=park');
  await expect(page).toHaveURL('/locations?tab=city&q=park');
  await expect(count(page)).toHaveText('3 places found');
});

test('what is typed before the page is live is looked for', async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'commit' });
  await text(page).fill('medeu');
  release();
  await expect(count(page)).toHaveText('1 place found');
  await expect(text(page)).toHaveValue('medeu');
});

test('a found route is added like any other, without leaving what was found', async ({ page }) => {
  await page.goto('/locations?q=furmanov');
  await page.getByRole('button', { name: 'Add to trip: Furmanov Peak' }).click();
  await expect(page.getByRole('region', { name: 'Your selection' })).toBeVisible();
  await expect(page.getByText('Great choice!')).toBeHidden();
  await text(page).fill('');
  await page.getByRole('tab', { name: 'Mountain Routes' }).click();
  await expect(page.getByRole('button', { name: 'Add to trip: Furmanov Peak' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('what is needed to search comes before the first key, and every place that was found is shown', async ({
  page,
}) => {
  await page.goto('/locations');
  await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForResponse(/\/_mfe\/catalogue\/.*\.js$/);
  await text(page).focus();
  await (await fetched).finished();
  await page.route('**/_mfe/**/*.js', (route) => route.abort('connectionrefused'));
  await text(page).fill('k');
  await expect(count(page)).toHaveText(/^\d\d places found$/);
  const found = Number.parseInt((await count(page).textContent()) ?? '', 10);
  await expect(page.getByRole('button', { name: 'Add to trip' })).toHaveCount(found);
});

test('Back from a place leads to where it was found, however far down', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/locations?drive=6');
  const last = page.getByRole('region', { name: 'Places found' }).getByRole('link').last();
  await expect(count(page)).toHaveText(/^\d\d places found$/);
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeInViewport();
});

test.describe('when the search does not load', () => {
  test.use({ allowedConsoleErrors: [/.*/] });

  test('the visitor is told, can browse, and Retry finds', async ({ page }) => {
    await page.goto('/locations');
    await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.route('**/_mfe/**/*.js', (route) => route.abort('connectionrefused'));
    await text(page).fill('medeu');
    await expect(page.getByText('The search did not load')).toBeVisible();
    await page.unroute('**/_mfe/**/*.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(count(page)).toHaveText('1 place found');
  });
});

test('a page that comes late is not given the search of the one that is left', async ({ page }) => {
  await page.clock.install();
  await page.goto('/locations');
  await text(page).fill('charyn');
  await expect(count(page)).toHaveText('1 place found');
  const release = await delayResponses(page, '**/*LocationDetailsPage*.js');
  await text(page).fill('chary');
  await page.getByRole('link', { name: 'Charyn Canyon' }).press('Enter');
  await expect(page).toHaveURL('/locations/charyn-canyon');
  // Longer than the address waits for the last key.
  await page.clock.runFor(1000);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Charyn Canyon' })).toBeVisible();
  await expect(page).toHaveURL('/locations/charyn-canyon');
  await page.goBack();
  await expect(text(page)).toHaveValue('chary');
});

test('asking for less leaves the focus with what comes', async ({ page }) => {
  await page.goto('/locations?q=lake&difficulty=Hard&month=1');
  await page.getByRole('button', { name: 'Remove “lake”' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^\d+ places?$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Nature' })).toBeFocused();
});
