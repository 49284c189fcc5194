import { REMOTE_NAMES } from '@almaty/delivery/schema';
import type { Page } from '@playwright/test';
import { findOwner } from '../../shell/src/site/owners.ts';
import { setClosureFreeDay } from '../stack/closure-free-day.ts';
import { expectBudget } from '../stack/expect-budget.ts';
import { findClippedElements } from '../stack/find-clipped-elements.ts';
import { countWorkers } from '../stack/kept-guide.ts';
import { LATE_FONT_SHIFT, openWithLateFont } from '../stack/late-font.ts';
import { measurePictures } from '../stack/measure-pictures.ts';
import { PAGE_BUDGETS } from '../stack/page-budgets.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { recordRequests } from '../stack/record-requests.ts';
import { readShownFonts } from '../stack/shown-fonts.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** The pages on which a text has another number of lines in the fallback font, at the width of the desktop. */
const LATE_FONT_SHIFTS: Readonly<Record<string, number>> = {
  '/locations': 0.002,
  '/locations?tab=mountains': 0.002,
  '/locations/sample-itineraries': 0.005,
};

test('every remote has a page with a budget', ALL_REMOTES, () => {
  const owners = PAGE_PATHS.map(findOwner);
  expect(REMOTE_NAMES.filter((remote) => !owners.includes(remote))).toEqual([]);
});

/** Finds the fields that phones of Apple enlarge the page for when they are pressed. */
const findSmallFields = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type="checkbox"]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );

// A message on the console fails any test.
for (const [path, budget] of Object.entries(PAGE_BUDGETS)) {
  test.describe('on a desktop', () => {
    test.use(DESKTOP);
    test(
      `${path} hydrates without a console message, a layout shift or a service worker, within its budget, and finds all letters in its fonts`,
      getPageTags(path),
      async ({ page }) => {
        await setClosureFreeDay(page);
        const getRequests = await recordRequests(page);
        const { status, shift } = await openWithLateFont(page, path);
        expect(status).toBe(200);
        expect.soft(shift).toBeLessThan(LATE_FONT_SHIFTS[path] ?? LATE_FONT_SHIFT);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/Almaty/);
        expectBudget(await getRequests(), budget, 'desktop');
        const { count, large } = await measurePictures(page);
        expect(count > 0).toBe(budget.desktop.pictures > 0);
        expect.soft(large, 'pictures with more than 1.3 times the pixels that are drawn').toEqual([]);
        expect(await countWorkers(page), 'service workers').toBe(0);
        const { ofSite, ofDevice } = await readShownFonts(page);
        expect(ofSite).toBeGreaterThan(10);
        expect(ofDevice, 'letters in a font of the device').toEqual([]);
      },
    );
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test(
      `${path} hydrates without a console message or a layout shift, within its budget, fits a window of 320 px, and is not enlarged by a press into a field`,
      getPageTags(path),
      async ({ page }) => {
        await setClosureFreeDay(page);
        const getRequests = await recordRequests(page);
        const { shift } = await openWithLateFont(page, path);
        expect.soft(shift).toBeLessThan(LATE_FONT_SHIFT);
        expectBudget(await getRequests(), budget, 'phone');
        const { count, large } = await measurePictures(page);
        expect(count > 0).toBe(budget.phone.pictures > 0);
        expect.soft(large, 'pictures with more than 1.3 times the pixels that are drawn').toEqual([]);
        expect(await findSmallFields(page), 'fields with text below 16 px, which iOS enlarges the page for').toEqual(
          [],
        );
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await findClippedElements(page)).toEqual([]);
      },
    );
  });
}

test(
  'the first paint needs at most 28 KB of fonts and 12.4 KB of the shell’s styles, gzip',
  ALL_REMOTES,
  async ({ page }) => {
    const fonts: { path: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      const path = new URL(response.url()).pathname;
      if (/\.woff2$/.test(path)) fonts.push({ path, bytes: (await response.body()).length });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(28 * 1024);
    const styles = await page.evaluate(async () => {
      const text = document.querySelector('head > style:not([data-href])')?.textContent ?? '';
      const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
      return (await new Response(compressed).arrayBuffer()).byteLength;
    });
    expect(styles).toBeGreaterThan(1024);
    expect(styles).toBeLessThanOrEqual(12.4 * 1024);
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
