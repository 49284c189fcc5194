import type { Page } from '@playwright/test';

/** The most device pixels that a file may have for each one that is drawn, in one direction. */
const MOST = 1.3;

/** The pictures of a page as the browser draws them: how many, and those whose files have too many pixels for it. */
export async function measurePictures(page: Page): Promise<{ count: number; large: readonly string[] }> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    // Without scrolling; a picture that is still lazy is not loaded.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
  const pictures = await page.evaluate(() =>
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
  return {
    count: pictures.length,
    large: pictures.filter(({ ratio }) => ratio > MOST).map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`),
  };
}
