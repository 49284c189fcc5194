import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { pages } from '../stack/page-paths.ts';
import { expect, test } from '../stack/test.ts';

/** The most that a font which comes after the first paint may move; 0.1 is what Web Vitals still calls good. */
const LATE_FONT_SHIFT = 0.05;

/** Every layout shift of the page, from its first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  };
}

for (const path of pages) {
  for (const width of [375, 1440]) {
    test(`${path} does not shift while it comes, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      // On a busy machine the styles, and with them the first paint, could overtake the preloaded font.
      const font = page.waitForResponse('**/*.woff2').then((response) => response.finished());
      await page.route('/static/css/*', async (route) => {
        await font;
        await route.continue();
      });
      await page.goto(path);
      expect(await shifts()).toEqual([]);
    });
  }

  test(`${path} hardly shifts when the font comes late, at 375 px`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    const shifts = await watchShifts(page);
    const release = await delayResponses(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    const moved = await shifts();
    expect(await page.evaluate(() => document.fonts.check('1em "Commissioner Variable"'))).toBe(true);
    expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(LATE_FONT_SHIFT);
  });
}

test('before the first paint come at most 48 KB of letters and 15 KB of the shell’s styles, gzip', async ({ page }) => {
  const sizes: { path: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(woff2|css)$/.test(path)) sizes.push({ path, bytes: (await response.body()).length });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const fonts = sizes.filter(({ path }) => path.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.bytes).toBeLessThanOrEqual(48 * 1024);
  const styles = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/static/"]')];
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    const zipped = new Blob(texts).stream().pipeThrough(new CompressionStream('gzip'));
    return (await new Response(zipped).arrayBuffer()).byteLength;
  });
  expect(styles).toBeGreaterThan(0);
  expect(styles).toBeLessThanOrEqual(15 * 1024);
});
