import { expect, test } from '../stack/test.ts';

const pages = [
  '/',
  '/locations',
  '/city',
  '/nature',
  '/mountain-routes',
  '/activities',
  '/plan-trip',
  '/itinerary',
  '/privacy',
];

for (const path of pages) {
  for (const width of [375, 1440]) {
    test(`${path} does not shift while it comes, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expect(page.locator('[data-boundary]:not([data-live])')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
    });
  }
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
