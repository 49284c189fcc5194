import { setClosureFreeDay } from '../stack/closure-free-day.ts';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES, CATALOGUE, CATALOGUE_AND_ITINERARY, ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { VISITORS } from '../stack/visitors.ts';

// Chromium's words about the preloads of code that these tests delay, three seconds after everything else has loaded.
test.use({ allowedConsoleErrors: [/was preloaded using link preload but not used/] });

test('hydration keeps the nodes that the server rendered', CATALOGUE, async ({ page }) => {
  await setClosureFreeDay(page);
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const outlet = page.locator('[data-mfe="catalogue"]');
  await expect(outlet).not.toHaveAttribute('data-hydrated');
  const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('[data-mfe] *')]);
  release();
  await expect(outlet).toHaveAttribute('data-hydrated');
  // Some come to it, such as the stamp of a closure on its days.
  const counts = await nodes.evaluate((before) => ({
    before: before.length,
    kept: before.filter((node) => node.isConnected).length,
  }));
  expect(counts.before).toBeGreaterThan(200);
  expect(counts.kept).toBe(counts.before);
});

for (const link of ['2', 'Skip to content'])
  test(`"${link}" before hydration leaves the page as it is`, CATALOGUE, async ({ page }) => {
    const release = await delayResponses(page, REMOTE_SCRIPTS);
    await page.goto('/locations/medeu', { waitUntil: 'domcontentloaded' });
    // From here on the router takes part in every change of the address.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    const outlet = page.locator('[data-mfe="catalogue"]');
    const html = await outlet.innerHTML();
    await page.getByRole('link', { name: link, exact: true }).first().press('Enter');
    await expect(page.locator(':target')).toBeInViewport();
    expect((await outlet.innerHTML()).length).toBeGreaterThanOrEqual(html.length);
    release();
    await expectHydrated(page);
    await expect(page.locator(':target')).toBeInViewport();
  });

for (const visitor of VISITORS)
  test.describe(`by ${visitor.name}`, () => {
    test.use(visitor.options);
    test(
      'two presses of an Add button before hydration show at once that they were taken, and take effect as one',
      CATALOGUE,
      async ({ page }) => {
        const release = await delayResponses(page, REMOTE_SCRIPTS);
        await page.goto('/locations', { waitUntil: 'domcontentloaded' });
        const addButton = page.getByRole('button', { name: 'Add to trip: Charyn Canyon' });
        await visitor.press(addButton);
        await visitor.press(addButton);
        await expect(page.locator('[data-pending]')).toHaveCount(1);
        // Both are there when the press has been handled, long before the code of the page.
        await expect(addButton).toHaveAttribute('aria-busy', 'true');
        expect(await addButton.evaluate((button) => getComputedStyle(button, '::after').height)).toBe('6px');
        release();
        await expect(addButton).not.toHaveAttribute('aria-busy');
        await expect(addButton).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();
      },
    );
  });

test(
  'a link that is pressed after an Add button before hydration waits for it',
  CATALOGUE_AND_ITINERARY,
  async ({ page }) => {
    const release = await delayResponses(page, REMOTE_SCRIPTS);
    await page.goto('/locations', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('header[data-hydrated]')).toBeVisible();
    await page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).click();
    await page.getByRole('link', { name: 'Get Your Itinerary' }).first().click();
    await expect(page).toHaveURL('/locations');
    release();
    await expect(page).toHaveURL('/itinerary');
    const selected = page.locator('[data-mfe="itinerary"]').getByRole('link', { name: 'Charyn Canyon', exact: true });
    await expect(selected).toBeVisible();
  },
);

test.describe('while the code does not come', () => {
  // Chromium's words about the preloads of that code, three seconds after everything else has loaded.
  test.use({ allowedConsoleErrors: [/was preloaded using link preload but not used/] });

  test('a link that is pressed after an Add button leads on', CATALOGUE, async ({ page }) => {
    await delayResponses(page, REMOTE_SCRIPTS);
    await page.goto('/locations', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('header[data-hydrated]')).toBeVisible();
    await page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).click();
    await page.getByRole('link', { name: 'Get Your Itinerary' }).first().click();
    await expect(page).toHaveURL('/itinerary');
  });
});

test('a press before any file of the page has come is kept', CATALOGUE, async ({ page }) => {
  const release = await delayResponses(page, '**/*.js');
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const addButton = page.getByRole('button', { name: 'Add to trip: Charyn Canyon' });
  await addButton.click();
  release();
  await expect(addButton).toHaveAttribute('aria-pressed', 'true');
});

for (const [place, width] of [
  ['navigation', 1280],
  ['footer', 768],
] as const)
  test(
    `a language that is pressed in the ${place} is remembered before any file has come`,
    ALL_REMOTES,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await delayResponses(page, '**/*.js');
      const press = (name: string) => page.getByRole('link', { name }).and(page.locator(':visible')).click();
      await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
      await press('KZ Қазақша');
      await expect(page).toHaveURL('/kk/privacy');
      // The home page goes by the language that was chosen last.
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page).toHaveURL('/kk');
      await press('EN English');
      await expect(page).toHaveURL('/');
    },
  );

test('a click on a tab before hydration is queued', CATALOGUE, async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const cityTab = page.getByRole('tab', { name: 'City Experience' });
  await cityTab.click();
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  release();
  await expect(cityTab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/locations?tab=city');
});

test('a press on a tab that begins before hydration and ends after it selects the tab', CATALOGUE, async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const cityTab = page.getByRole('tab', { name: 'City Experience' });
  await cityTab.hover();
  await page.mouse.down();
  release();
  await expectHydrated(page);
  await page.mouse.up();
  await expect(cityTab).toHaveAttribute('aria-selected', 'true');
  await expect(cityTab).toBeFocused();
});

test('text that is typed before hydration stays', ITINERARY, async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/itinerary', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('early@example.com');
  release();
  await expect(page.locator('[data-mfe="itinerary"]')).toHaveAttribute('data-hydrated');
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
});

test('a calendar that is opened before hydration shows its days after it', ITINERARY, async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/itinerary', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open the calendar for the start date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar: Start date' });
  await expect(calendar).toBeVisible();
  release();
  await expect(calendar.getByRole('grid').first()).toBeVisible();
});

test('scrolling before hydration stays', CATALOGUE, async ({ page }) => {
  const release = await delayResponses(page, '/static/js/*');
  await page.goto('/locations', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Sacred Turkestan' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  release();
  await expectHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a menu that is opened before hydration stays open', ALL_REMOTES, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const release = await delayResponses(page, '**/static/js/**');
  await page.goto('/city', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  release();
  await expectHydrated(page);
  await expect(menu).toBeVisible();
});

test('the shell and the remotes share one itinerary store', CATALOGUE_AND_ITINERARY, async ({ page }) => {
  await setItinerary(page, 'one');
  await page.goto('/activities');
  const addButton = page.getByRole('button', { name: 'Add to trip: Horseback Riding' });
  await expect(addButton).toHaveAttribute('aria-pressed', 'true');
  // A second store would be created empty, because it would find nothing in the session storage.
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  await page.getByRole('button', { name: 'Remove Horseback Riding' }).click();
  await page.getByRole('button', { name: 'Remove Charyn Canyon' }).click();
  await expect(page.locator('[data-slot="selected-count"]')).toHaveText('Nothing in your trip');
  await page.goBack();
  await expect(addButton).toHaveAttribute('aria-pressed', 'false');
});
