import type { Page } from '@playwright/test';
import { LATE_FONT_SHIFT, openWithLateFont } from '../stack/late-font.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

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

for (const path of PAGE_PATHS)
  test(
    `${path} loads without a layout shift at 375 px, and fits a window of 320 px`,
    getPageTags(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 900 });
      const { shift } = await openWithLateFont(page, path);
      expect(shift).toBeLessThan(LATE_FONT_SHIFT);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await findClippedElements(page)).toEqual([]);
    },
  );
