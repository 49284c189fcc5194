import type { Locator, Page } from '@playwright/test';
import { waitForTransitions } from '../accessibility/wait-for-transitions.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { CATALOGUE, ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The widths of a phone and a desktop, and where a toast is in them: above the place of the summary panel. */
const WINDOWS = [
  { width: 375, bottom: '128px' },
  { width: 1440, bottom: '172px' },
];

/** Scrolls the page until the middle of an element is at a part of the height of the window, as far as the page can be scrolled. */
const place = (element: Locator, part: number) =>
  element.evaluate((target, part) => {
    const { top, height } = target.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight * part, behavior: 'instant' });
  }, part);

/** What a toast must not cover: the tickets at the bottom, the fields of the page, and what was pressed. */
const UNCOVERED =
  ':is([data-slot="summary-panel"], [data-slot="location-bar"]), main :is(input, select, textarea):not([type="hidden"], [aria-hidden="true"] *), [data-pressed]';

/** Waits until the toasts stand still, and finds what they cover. */
const findCovered = async (page: Page) => {
  const moving = page.locator('[data-sonner-toast]:is([data-mounted="false"], [data-removed="true"])');
  await expect(moving).toHaveCount(0);
  await waitForTransitions(page);
  return page.evaluate((selector) => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')];
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isCovered = toasts.some((toast) => {
        const { left, right, top, bottom } = toast.getBoundingClientRect();
        return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
      const name = element.getAttribute('aria-label') || element.getAttribute('name');
      return isCovered ? [`${element.tagName} ${name} at ${Math.round(box.top)}`] : [];
    });
  }, UNCOVERED);
};

/** Presses a button at a part of the height of the window, and checks the toasts that follow. */
async function pressAt(page: Page, button: Locator, part: number, toast: string): Promise<void> {
  await place(button, part);
  await button.evaluate((element) => {
    for (const old of document.querySelectorAll('[data-pressed]')) old.removeAttribute('data-pressed');
    element.setAttribute('data-pressed', '');
  });
  await button.press('Enter');
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: toast }).first()).toBeVisible();
  expect(await findCovered(page), `pressed at ${part} of the window`).toEqual([]);
}

/** Where in the window something is pressed. */
const PARTS = [0.2, 0.5, 0.65, 0.8];

for (const { width, bottom } of WINDOWS)
  test.describe(`in a window of ${width} px`, () => {
    // Where a toast comes to rest does not depend on whether it slides there.
    test.use({ viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a toast does not move when the summary panel comes and goes', CATALOGUE, async ({ page }) => {
      const toaster = page.locator('[data-sonner-toaster]');
      const panel = page.getByRole('region', { name: 'Your selection' });
      await page.goto('/activities');
      await expectHydrated(page);
      const add = page.getByRole('button', { name: 'Add to trip: Horseback Riding' });
      // Where a toast at the bottom does not cover it; a click would scroll while the card still enters.
      await place(add, 0.5);
      await add.press('Enter');
      await expect(panel).toBeVisible();
      await expect(page.getByText('Horseback Riding added to your itinerary!')).toBeVisible();
      await expect(toaster).toHaveCSS('bottom', bottom);
      await add.press('Enter');
      await expect(panel).toBeHidden();
      await expect(page.getByText('Horseback Riding removed from your itinerary')).toBeVisible();
      await expect(toaster).toHaveCSS('bottom', bottom);
      const removed = page.locator('[data-sonner-toast]', { hasText: 'removed' });
      await removed.getByRole('button', { name: 'Undo' }).click();
      await expect(panel).toBeVisible();
    });

    for (const { path, name } of [
      { path: '/locations', name: 'Kolsay Lake' },
      { path: '/activities', name: 'Horseback Riding' },
      { path: '/locations/medeu', name: 'Medeu' },
    ])
      test(`a toast on ${path} covers no ticket, no field and not what was pressed`, CATALOGUE, async ({ page }) => {
        const toggle = page
          .getByRole('button', { name: `Add to trip: ${name}`, exact: true })
          .filter({ visible: true });
        for (const part of PARTS) {
          await page.goto(path);
          await expectHydrated(page);
          await pressAt(page, toggle.first(), part, `${name} added to your itinerary!`);
          await pressAt(page, toggle.first(), part, `${name} removed from your itinerary`);
        }
      });

    test('a toast on /itinerary covers no field and not what was pressed', ITINERARY, async ({ page }) => {
      await setItinerary(page, 'one');
      const clear = page.getByRole('button', { name: /^Clear All ?: Selected locations/ });
      for (const part of PARTS) {
        await page.goto('/itinerary');
        await expectHydrated(page);
        await pressAt(page, clear, part, 'Locations removed');
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(clear).toBeVisible();
      }
      await pressAt(page, page.getByRole('button', { name: 'Submit Request' }), 0.5, 'Please fill in');
    });
  });
