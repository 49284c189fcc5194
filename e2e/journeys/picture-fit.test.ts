import type { Page } from '@playwright/test';
import { openPage } from '../stack/open-page.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The most device pixels that a file may have for each one that is drawn, in one direction. */
const MOST = 1.3;

const DEVICES = [
  { name: 'a phone', viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;

/** The pictures of a page as the browser draws them: path -> pixels of the file for each one drawn. */
async function measurePictures(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    // Without scrolling; a picture that is still lazy is not loaded.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && /-\d+\.avif$/.test(image.currentSrc))
      .map((image) => {
        const [, width] = /-(\d+)\.avif$/.exec(image.currentSrc) ?? [];
        const { width: boxWidth, height: boxHeight } = image.getBoundingClientRect();
        // Cropped around its focal point, so the longer side decides. All pictures are 4:3.
        const drawn = Math.max(boxWidth, (boxHeight * 4) / 3) * devicePixelRatio;
        return { name: image.currentSrc.split('/').at(-1), ratio: Number(width) / drawn };
      }),
  );
}

for (const { name, ...device } of DEVICES)
  test.describe(`on ${name}`, () => {
    test.use(device);

    for (const path of [...PAGE_PATHS, '/locations?tab=mountains', '/plan/sample'])
      test(
        `the pictures of ${path} have at most 1.3 times the pixels that are drawn`,
        ALL_REMOTES,
        async ({ page }) => {
          await openPage(page, path);
          const pictures = await measurePictures(page);
          expect(pictures.filter(({ ratio }) => ratio > MOST)).toEqual([]);
          if (!['/privacy', '/itinerary'].includes(path)) expect(pictures.length).toBeGreaterThan(0);
        },
      );
  });
