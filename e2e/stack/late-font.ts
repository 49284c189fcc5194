import type { Page } from '@playwright/test';
import { delayResponses } from './delay-responses.ts';
import { expectHydrated } from './hydration.ts';
import { expect } from './test.ts';

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
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await delayResponses(page, '**/*.woff2');
  const response = await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.fonts.check('1em "Commissioner Variable"'))).toBe(true);
  const shifts: number[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  return { status: response?.status(), shift: shifts.reduce((sum, shift) => sum + shift, 0) };
}
