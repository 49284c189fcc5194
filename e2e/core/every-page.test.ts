import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The layout shift that a late font may cause: words of the bar are some pixels wider or narrower in the fallback font. */
const LATE_FONT_SHIFT = 0.001;
/** Width of the window -> the pages on which a text has another number of lines in the fallback font, at this very width. */
const LATE_FONT_SHIFTS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1440: { '/locations': 0.002, '/locations/sample-itineraries': 0.005 },
};

const getLimit = (width: number, path: string) => LATE_FONT_SHIFTS[width]?.[path] ?? LATE_FONT_SHIFT;

/**
 * Opens a page whose font comes after its first paint, as on a slow connection, and sums up its layout shifts until it is
 * complete.
 */
async function openWithLateFont(page: Page, path: string): Promise<{ status: number | undefined; shift: number }> {
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

/** Finds links, buttons, fields and texts that reach beyond the sides of the window, without those that scroll. */
const findClippedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main input, main h1, main h2, main p')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only, .overflow-x-auto'),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const path of PAGE_PATHS) {
  test(
    `${path} hydrates without a console message and without a layout shift at 1440 px`,
    getPageTags(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { status, shift } = await openWithLateFont(page, path);
      expect(status).toBe(200);
      expect(shift).toBeLessThan(getLimit(1440, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Almaty/);
    },
  );

  test(
    `${path} loads without a layout shift at 375 px, and fits a window of 320 px`,
    getPageTags(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 900 });
      const { shift } = await openWithLateFont(page, path);
      expect(shift).toBeLessThan(getLimit(375, path));
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await findClippedElements(page)).toEqual([]);
    },
  );
}

test(
  'the first paint needs at most 48 KB of fonts and 12 KB of the shell’s styles, gzip',
  ALL_REMOTES,
  async ({ page }) => {
    const fonts: { path: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      const path = new URL(response.url()).pathname;
      if (/\.woff2$/.test(path)) fonts.push({ path, bytes: (await response.body()).length });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(48 * 1024);
    const styles = await page.evaluate(async () => {
      const text = document.querySelector('head > style:not([data-href])')?.textContent ?? '';
      const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
      return (await new Response(compressed).arrayBuffer()).byteLength;
    });
    expect(styles).toBeGreaterThan(1024);
    expect(styles).toBeLessThanOrEqual(12 * 1024);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and all categories of the locations page', ALL_REMOTES, async ({ page }) => {
    for (const path of PAGE_PATHS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Locations' })).toBeVisible();
      if (path === '/locations')
        for (const name of ['Charyn Canyon', 'Kok Zhailau', 'Green Bazaar'])
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });
});
