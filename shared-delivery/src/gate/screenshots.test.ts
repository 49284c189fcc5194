import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareScreenshots, isBlank } from './screenshots.ts';

const RED = '#ff0000';

/** Draws a white window of 100 by 50 with red rectangles, as a screenshot is: a PNG. */
const draw = (...rectangles: { left: number; top: number; width: number; height: number }[]) =>
  sharp({ create: { width: 100, height: 50, channels: 3, background: '#ffffff' } })
    .composite(
      rectangles.map(({ left, top, width, height }) => ({
        input: { create: { width, height, channels: 3, background: RED } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

const WINDOW = { left: 0, top: 0, width: 100, height: 50 };
const RECTANGLE = { left: 10, top: 10, width: 50, height: 20 };

test('two equal screenshots differ in no pixel', async () => {
  expect((await compareScreenshots(await draw(RECTANGLE), await draw(RECTANGLE))).share).toBe(0);
});

test('the share of a change is that of its pixels, and the difference marks them', async () => {
  const { share, difference } = await compareScreenshots(await draw(), await draw(RECTANGLE));
  expect(share).toBe((50 * 20) / (100 * 50));
  const marked = await sharp(difference).extract(RECTANGLE).removeAlpha().raw().toBuffer();
  expect([...marked.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect(await sharp(difference).metadata()).toMatchObject({ format: 'png', width: 100, height: 50 });
});

test('a part of one colour is blank, whatever stands beside it', async () => {
  const screenshot = await draw(RECTANGLE);
  expect(await isBlank(screenshot, { left: 0, top: 30, width: 100, height: 20 })).toBe(true);
  expect(await isBlank(screenshot, WINDOW)).toBe(false);
});

test('a part that the window does not show is blank', async () => {
  expect(await isBlank(await draw(RECTANGLE), { left: 0, top: 50, width: 100, height: -3 })).toBe(true);
});
