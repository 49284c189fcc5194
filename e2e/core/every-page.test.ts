import { LATE_FONT_SHIFT, openWithLateFont } from '../stack/late-font.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The pages on which a text has another number of lines in the fallback font, at this very width of the window. */
const LATE_FONT_SHIFTS: Readonly<Record<string, number>> = {
  '/locations': 0.002,
  '/locations/sample-itineraries': 0.005,
};

for (const path of PAGE_PATHS) {
  test(
    `${path} hydrates without a console message and without a layout shift at 1440 px`,
    getPageTags(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { status, shift } = await openWithLateFont(page, path);
      expect(status).toBe(200);
      expect(shift).toBeLessThan(LATE_FONT_SHIFTS[path] ?? LATE_FONT_SHIFT);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Almaty/);
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
