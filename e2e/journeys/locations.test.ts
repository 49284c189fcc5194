import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';

/** Long enough for a toast to come, and short enough for its countdown not to tick, in milliseconds. */
const TOAST_COMES_MS = 100;

/** The mountains tab, live, on a page whose time passes only when it is told to. */
async function openMountainsWithTimeHeld(page: Page) {
  await page.clock.install();
  await page.goto('/locations?tab=mountains');
  await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass second by second: each tick of a countdown sets the next. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}

test('the tab is in the address: Next, Back, the browser and a wrong one', async ({ page }) => {
  await page.goto('/locations');
  await expect(page.getByRole('tab', { name: 'Nature' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Next: Mountain Routes' }).click();
  await expect(page).toHaveURL('/locations?tab=mountains');
  await expect(page.getByRole('heading', { name: 'Famous Mountain Routes' })).toBeVisible();
  await page.getByRole('button', { name: 'Next: City Experience' }).click();
  await expect(page).toHaveURL('/locations?tab=city');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Mountain Routes' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Mountain Routes' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Back to Nature' }).click();
  await expect(page).toHaveURL('/locations');
  await page.goto('/locations?tab=sea');
  await expect(page).toHaveURL('/locations');
});

test('tabs are chosen with the arrow keys, and go round', async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('tab', { name: 'Nature' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Mountain Routes' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Mountain Routes' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'City Experience' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Nature' })).toBeFocused();
});

test('a press on a tab lets the arrow keys start there, and Back leaves the focus with the tabs', async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('tab', { name: 'Mountain Routes' }).click();
  await expect(page).toHaveURL('/locations?tab=mountains');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'City Experience' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Mountain Routes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Mountain Routes' })).toBeFocused();
});

test('Next at the end of a tab leads to the head of the next one, and the focus is there', async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Next: Mountain Routes' }).click();
  const tab = page.getByRole('tab', { name: 'Mountain Routes' });
  await expect(tab).toBeFocused();
  await expect(tab).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'City Experience' })).toBeFocused();
});

test('a mountain route takes the visitor on to the activities after 3, 2, 1', async ({ page }) => {
  await openMountainsWithTimeHeld(page);
  await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
  await page.clock.runFor(TOAST_COMES_MS);
  for (const left of [3, 2, 1]) {
    await expect(page.getByText(`Great choice! Navigating to Activities in ${left} seconds...`)).toBeVisible();
    await expect(page).toHaveURL('/locations?tab=mountains');
    await page.clock.runFor(1000);
  }
  await expect(page).toHaveURL('/activities');
  await page.clock.resume();
  await expect(page.getByText('Great choice!')).toBeHidden();
});

test('the countdown waits under the pointer, and Cancel, Escape and a removal stop it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/locations?tab=mountains');
  const toast = page.getByText('Great choice! Navigating to Activities');
  const add = page.getByRole('button', { name: 'Add to trip: Kok Zhailau' });
  await add.click();
  await toast.hover();
  const waiting = (await toast.textContent()) ?? '';
  await pass(page, 10);
  await expect(toast).toHaveText(waiting);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast).toBeHidden();

  await page.getByRole('button', { name: 'Add to trip: Terra Meadow' }).click();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();

  await page.getByRole('button', { name: 'Add to trip: Gorelnik Trail' }).click();
  await expect(toast).toBeVisible();
  await add.click();
  await expect(toast).toBeHidden();
  await pass(page, 10);
  await expect(page).toHaveURL('/locations?tab=mountains');
});

test('pressed again, a place leaves the trip, and Undo brings it back', async ({ page }) => {
  await page.goto('/nature');
  const add = page.getByRole('button', { name: 'Add to trip: Asy Plateau' });
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(add).toHaveAttribute('aria-pressed', 'true');
});

test('the summary shows with the first place, hides with the last, and a reload does not take the focus', async ({
  page,
}) => {
  await page.goto('/locations');
  const summary = page.getByRole('region', { name: 'Your selection' });
  await expect(summary).toBeHidden();
  await page.getByRole('button', { name: 'Add to trip: Issyk Lake' }).click();
  await expect(summary).toBeVisible();
  await expect(summary.getByText("Great choices! Now let's pick some activities for your adventure")).toBeVisible();
  await page.reload();
  await expect(summary).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue to Activities' })).not.toBeFocused();
  await page.getByRole('button', { name: 'Add to trip: Issyk Lake' }).click();
  await expect(summary).toBeHidden();
});

test('the countdown waits too while the pointer is on another toast', async ({ page }) => {
  await openMountainsWithTimeHeld(page);
  await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
  await page.clock.runFor(TOAST_COMES_MS);
  const toast = page.getByText('Great choice! Navigating to Activities');
  await toast.hover();
  const waiting = (await toast.textContent()) ?? '';
  // Under the pointer the stack opens: the other toast can be pointed at.
  await page.getByText('Kok Zhailau added to your itinerary!').hover();
  await pass(page, 10);
  await expect(toast).toHaveText(waiting);
  await expect(page).toHaveURL('/locations?tab=mountains');
});

test('another route starts the one countdown again, and leaving the page stops it', async ({ page }) => {
  await openMountainsWithTimeHeld(page);
  await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
  await page.clock.runFor(TOAST_COMES_MS + 1000);
  await expect(page.getByText('in 2 seconds...')).toBeVisible();
  await page.getByRole('button', { name: 'Add to trip: Terra Meadow' }).click();
  await page.clock.runFor(TOAST_COMES_MS);
  await expect(page.getByText('in 3 seconds...')).toBeVisible();
  // The toast that it came in place of has gone when its way out has been drawn.
  await page.clock.runFor(300);
  await expect(page.getByText('Great choice!')).toHaveCount(1);
  await page.clock.resume();
  await page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeVisible();
  await expect(page.getByText('Great choice!')).toBeHidden();
  await pass(page, 10);
  await expect(page).toHaveURL('/plan-trip');
});

test('the focus goes to the summary with the first place, and not with the second', async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Add to trip: Issyk Lake' }).click();
  await expect(page.getByRole('link', { name: 'Continue to Activities' })).toBeFocused();
  const second = page.getByRole('button', { name: 'Add to trip: Asy Plateau' });
  await second.click();
  await expect(page.getByText('2 Location(s) Selected')).toBeVisible();
  await expect(second).toBeFocused();
});

test('adding does not move the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/city');
  const add = page.getByRole('button', { name: 'Add to trip: Green Bazaar' });
  await add.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  await add.click();
  await expect(page.getByText('Green Bazaar added to your itinerary!')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('an unknown tab shows the first, and its address is repaired', async ({ page }) => {
  await page.goto('/locations?tab=sea');
  await expect(page).toHaveURL('/locations');
  await expect(page.getByRole('tab', { name: 'Nature' })).toHaveAttribute('aria-selected', 'true');
});

for (const [width, columns] of [
  [375, 1],
  [768, 2],
  [1024, 3],
  [1280, 4],
] as const)
  test(`the cards stand in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/activities');
    const grid = page.getByRole('list').filter({ has: page.getByRole('article') });
    expect(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(columns);
  });

test('a damaged selection in the browser session is no reason to fail', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('almaty-itinerary'))
      sessionStorage.setItem('almaty-itinerary', '{"state":{"locations":[{"id":');
  });
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Add to trip: Issyk Lake' }).click();
  await expect(page.getByText('1 Location(s) Selected')).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a switch of tabs brings the tab bar to about 100 px below the top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/locations');
    await page.getByRole('button', { name: 'Next: Mountain Routes' }).click();
    await expect(page.getByRole('tab', { name: 'Mountains' })).toBeFocused();
    await expect
      .poll(() => page.getByRole('tablist').evaluate((bar) => Math.round(bar.getBoundingClientRect().top)))
      .toBe(100);
  });

  test('the summary takes at most 15 % of a low window, with its distance from the edge', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/locations');
    await page.getByRole('button', { name: 'Add to trip: Issyk Lake' }).click();
    const panel = page.getByRole('region', { name: 'Your selection' });
    await expect(panel).toBeInViewport({ ratio: 1 });
    const top = await panel.evaluate((ticket) => ticket.getBoundingClientRect().top);
    expect((667 - top) / 667).toBeLessThanOrEqual(0.15);
  });

  test('the menu goes when the countdown leads to another page', async ({ page }) => {
    await openMountainsWithTimeHeld(page);
    await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
    await page.clock.runFor(TOAST_COMES_MS);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await pass(page, 3);
    await expect(page).toHaveURL('/activities');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('a link to a tab opens the page at its top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/locations?tab=city');
    await expect(page.getByRole('tab', { name: 'City' })).toHaveAttribute('aria-selected', 'true');
    // What follows from showing the tab has happened once two frames are drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
