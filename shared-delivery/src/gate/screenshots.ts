import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A rectangle of a screenshot, in pixels. */
type Box = { left: number; top: number; width: number; height: number };

const readPixels = (png: Uint8Array) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Compares two screenshots of the same size.
 *
 * @returns the share of the pixels that differ, from 0 to 1, and a picture (PNG) that marks them.
 */
export async function compareScreenshots(live: Uint8Array, version: Uint8Array) {
  const [before, after] = await Promise.all([readPixels(live), readPixels(version)]);
  const { width, height } = before.info;
  const marked = Buffer.alloc(before.data.length);
  const changed = pixelmatch(before.data, after.data, marked, width, height);
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: changed / (width * height), difference };
}

/** Puts screenshots beside each other, from left to right. */
export const joinScreenshots = (screenshots: Uint8Array[]): Promise<Buffer> =>
  sharp(screenshots, { join: { across: screenshots.length, shim: 16, background: '#808080' } })
    .png()
    .toBuffer();

/** Whether a part of a screenshot has one colour alone. */
export async function isBlank(screenshot: Uint8Array, { width, height, ...corner }: Box): Promise<boolean> {
  if (width < 1 || height < 1) return true;
  // The statistics of sharp are of its input, so what is cut out has to be one.
  const { data, info } = await sharp(screenshot)
    .extract({ ...corner, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  return channels.every(({ min, max }) => min === max);
}
