import type { Locator, Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { KEYBOARD } from '../stack/visitors.ts';

/** Shorter than a second of the countdown, in milliseconds. */
const TOAST_STEP_MS = 100;

/** Lets the clock run until a toast is shown: its code is loaded with the first press, and React shows it with a timer. */
const expectShown = (page: Page, toast: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(TOAST_STEP_MS);
        return toast.isVisible();
      },
      { timeout: 25_000 },
    )
    .toBe(true);

/** Opens the mountains tab, hydrated, with a stopped clock. */
async function openMountainsWithStoppedClock(page: Page) {
  await page.clock.install();
  await page.goto('/locations?tab=mountains');
  await expectHydrated(page);
  // The clock jumps when it stops, and a file that is still on its way would be given up.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets seconds pass one by one, because each second of the countdown starts the timer of the next. */
async function passSeconds(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}

/** Opens the page, with everything that it loads before a visitor does something. */
async function openWithAllCode(page: Page) {
  await page.goto('/locations');
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
}

const getTab = (page: Page, name: string) => page.getByRole('tab', { name });

test(
  'Next leads to the top of the next tab, and the focus follows arrow keys, Back and a reload',
  CATALOGUE,
  async ({ page }) => {
    await page.goto('/locations');
    await expect(getTab(page, 'Nature')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Next: Mountain Routes' }).press('Enter');
    await expect(page).toHaveURL('/locations?tab=mountains');
    await expect(page.getByRole('heading', { name: 'Famous Mountain Routes' })).toBeVisible();
    await expect(getTab(page, 'Mountain Routes')).toBeFocused();
    await expect(getTab(page, 'Mountain Routes')).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(getTab(page, 'City Experience')).toBeFocused();
    await expect(page).toHaveURL('/locations?tab=city');
    await page.goBack();
    await expect(getTab(page, 'Mountain Routes')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'All places on the map' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Mountain Routes' })).toBeFocused();
    await page.reload();
    await expect(getTab(page, 'Mountain Routes')).toHaveAttribute('aria-selected', 'true');
  },
);

test('a click on a tab lets the arrow keys start there', CATALOGUE, async ({ page }) => {
  await page.goto('/locations');
  await getTab(page, 'Mountain Routes').click();
  await expect(page).toHaveURL('/locations?tab=mountains');
  // The address changes before the tab is rendered as selected, from which the arrow keys start.
  await expect(getTab(page, 'Mountain Routes')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(getTab(page, 'City Experience')).toBeFocused();
});

test.describe('by keyboard', () => {
  test.use(KEYBOARD.options);
  test(
    'a tab of a hydrated page needs no more code: it opens, and a location in it is added',
    CATALOGUE,
    async ({ page }) => {
      await openWithAllCode(page);
      await delayResponses(page, REMOTE_SCRIPTS);
      await KEYBOARD.pick(getTab(page, 'City'));
      const addButton = page.getByRole('button', { name: 'Add to trip: Green Bazaar' });
      await KEYBOARD.press(addButton);
      await expect(addButton).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();
    },
  );

  test('the countdown leads to the activities after three seconds', CATALOGUE, async ({ page }) => {
    await openMountainsWithStoppedClock(page);
    await KEYBOARD.press(page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }));
    await expectShown(page, page.getByText('Great choice! Navigating to Activities in 3 seconds...'));
    await passSeconds(page, 3);
    await expect(page).toHaveURL('/activities');
  });

  test('after Cancel the countdown neither goes on nor begins again', CATALOGUE, async ({ page }) => {
    await openMountainsWithStoppedClock(page);
    await KEYBOARD.press(page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }));
    const countdown = page.getByText('Great choice! Navigating to Activities');
    await expectShown(page, countdown);
    await KEYBOARD.press(page.getByRole('button', { name: 'Cancel' }));
    await passSeconds(page, 5);
    await expect(countdown).toBeHidden();
    await KEYBOARD.press(page.getByRole('button', { name: 'Add to trip: Furmanov Peak' }));
    await expectShown(page, page.getByText('Furmanov Peak added to your itinerary!'));
    await passSeconds(page, 5);
    await expect(page).toHaveURL('/locations?tab=mountains');
    await expect(countdown).toBeHidden();
  });
});

test('the countdown also pauses while the pointer is on another toast', CATALOGUE, async ({ page }) => {
  // Toasts that are still moving would leave the pointer beside the stack, which then collapses.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMountainsWithStoppedClock(page);
  await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
  const toast = page.getByText('Great choice! Navigating to Activities');
  await expectShown(page, toast);
  await toast.hover();
  const text = (await toast.textContent()) ?? '';
  // The stack of toasts expands under the pointer, so that the pointer can reach the other one.
  const otherToast = page.locator('[data-sonner-toast]', { hasText: 'Kok Zhailau added to your itinerary!' });
  await expect(otherToast).toHaveAttribute('data-expanded', 'true');
  await otherToast.hover();
  await passSeconds(page, 10);
  await expect(toast).toHaveText(text);
  await expect(page).toHaveURL('/locations?tab=mountains');
});

test('toasts are above the selection summary at every width', CATALOGUE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/city');
  await page.getByRole('button', { name: 'Add to trip: Green Bazaar' }).click();
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
  await toast.hover();
  const panel = page.getByRole('region', { name: 'Your selection' });
  for (const width of [1440, 1024, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const getOverlap = async () => {
      const [box, panelBox] = [await toast.boundingBox(), await panel.boundingBox()];
      return box && panelBox ? Math.max(0, Math.round(box.y + box.height - panelBox.y)) : Number.NaN;
    };
    await expect.poll(getOverlap, `at ${width} px`).toBe(0);
  }
});

test('adding a location does not scroll the page', CATALOGUE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/city');
  const addButton = page.getByRole('button', { name: 'Add to trip: Green Bazaar' });
  await addButton.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  await addButton.click();
  await expect(page.getByText('Green Bazaar added to your itinerary!')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test(
  'after the first addition Tab leads to the next card, and Shift+Tab back to the pressed button',
  CATALOGUE,
  async ({ page }) => {
    await page.goto('/locations');
    await expectHydrated(page);
    const button = page.getByRole('button', { name: 'Add to trip: Kolsay Lake' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: 'Continue to Activities' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Kaindy Lake' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
  },
);

test('the cards are in 1, 2, 3 or 4 columns, depending on the width', CATALOGUE, async ({ page }) => {
  await page.goto('/activities');
  const grid = page.getByRole('list').filter({ has: page.getByRole('article') });
  for (const [width, columns] of [
    [375, 1],
    [768, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const template = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(template.split(' '), `at ${width} px`).toHaveLength(columns);
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test(
    'a link to a tab opens the page at its top, and Back brings the tab bar 100 px below the top',
    CATALOGUE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/locations?tab=city');
      await expect(getTab(page, 'City')).toHaveAttribute('aria-selected', 'true');
      await expectHydrated(page);
      // Effects of the shown tab have run after two frames.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole('button', { name: 'Back to Mountain Routes' }).tap();
      await expect(getTab(page, 'Mountains')).toBeFocused();
      await expect
        .poll(() => page.getByRole('tablist').evaluate((bar) => Math.round(bar.getBoundingClientRect().top)))
        .toBe(100);
    },
  );

  test('the summary takes at most 15 % of a low window', CATALOGUE, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await setItinerary(page, 'one');
    await page.goto('/locations');
    const panel = page.getByRole('region', { name: 'Your selection' });
    await expect(panel).toBeInViewport({ ratio: 1 });
    const top = await panel.evaluate((element) => element.getBoundingClientRect().top);
    expect((667 - top) / 667).toBeLessThanOrEqual(0.15);
  });

  test(
    'the countdown leads to the activities after three seconds, and closes the open menu',
    CATALOGUE,
    async ({ page }) => {
      await openMountainsWithStoppedClock(page);
      await page.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
      await expectShown(page, page.getByText('Great choice! Navigating to Activities in 3 seconds...'));
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await passSeconds(page, 2);
      await expect(page).toHaveURL('/locations?tab=mountains');
      await passSeconds(page, 1);
      await expect(page).toHaveURL('/activities');
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
      await page.clock.resume();
      await expect(page.getByText('Great choice!')).toBeHidden();
    },
  );
});
