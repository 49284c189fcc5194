import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { waitUntilComplete } from './wait-until-complete.ts';

/** The layout shift that a late font may cause: words of the bar are some pixels wider or narrower in the fallback font. */
export const LATE_FONT_SHIFT = 0.001;

/**
 * Opens a page whose font comes after its first paint, as on a slow connection, and sums up its layout shifts until it is
 * complete.
 */
export async function openWithLateFont(
  page: Page,
  path: string,
): Promise<{ status: number | undefined; shift: number }> {
  const fonts = Promise.withResolvers<void>();
  // Both end with the function, so that a test can open one page after another.
  await using _route = await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await using _script = await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    // Playwright's clock hides the entries of `performance`, but not those that are observed.
    new PerformanceObserver(() => Object.assign(globalThis, { isPainted: true })).observe({
      type: 'paint',
      buffered: true,
    });
  });
  const response = await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'isPainted'));
  fonts.resolve();
  await waitUntilComplete(page);
  expect(
    await page.evaluate(() => {
      const [first] = getComputedStyle(document.body).fontFamily.split(',');
      return document.fonts.check(`1em ${first}`);
    }),
  ).toBe(true);
  const shifts: number[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  return { status: response?.status(), shift: shifts.reduce((sum, shift) => sum + shift, 0) };
}
