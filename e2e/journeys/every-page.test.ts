import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The layout shift that a late font may cause. One line of text is a line longer in the fallback font, at this very width. */
const LATE_FONT_SHIFTS: Readonly<Record<string, number>> = { '/mountain-routes': 0.013 };
const LATE_FONT_SHIFT = 0.001;

/** Records every layout shift from the first paint on; returns a function that reads them once the page is complete. */
async function recordLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  };
}

/** Delays the styles until the font is there, because on a busy machine the first paint could overtake its preload. */
async function loadFontBeforeStyles(page: Page) {
  const font = page.waitForResponse('**/*.woff2').then((response) => response.finished());
  await page.route('/static/css/*', async (route) => {
    await font;
    await route.continue();
  });
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
      const readShifts = await recordLayoutShifts(page);
      await loadFontBeforeStyles(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(await readShifts()).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Almaty/);
    },
  );

  test(
    `${path} loads without a layout shift at 375 px, and fits a window of 320 px`,
    getPageTags(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 900 });
      const readShifts = await recordLayoutShifts(page);
      await loadFontBeforeStyles(page);
      await page.goto(path);
      expect(await readShifts()).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await findClippedElements(page)).toEqual([]);
    },
  );

  test(`${path} hardly shifts when the font comes late, at 375 px`, getPageTags(path), async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    const readShifts = await recordLayoutShifts(page);
    const release = await delayResponses(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    const shifts = await readShifts();
    expect(await page.evaluate(() => document.fonts.check('1em "Commissioner Variable"'))).toBe(true);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(LATE_FONT_SHIFTS[path] ?? LATE_FONT_SHIFT);
  });
}

test(
  'the first paint needs at most 48 KB of fonts and 15 KB of the shell’s styles, gzip',
  ALL_REMOTES,
  async ({ page }) => {
    const files: { path: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      const path = new URL(response.url()).pathname;
      if (/\.(woff2|css)$/.test(path)) files.push({ path, bytes: (await response.body()).length });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(48 * 1024);
    const styles = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/static/"]')];
      const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
      const compressed = new Blob(texts).stream().pipeThrough(new CompressionStream('gzip'));
      return (await new Response(compressed).arrayBuffer()).byteLength;
    });
    expect(styles).toBeGreaterThan(0);
    expect(styles).toBeLessThanOrEqual(15 * 1024);
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
