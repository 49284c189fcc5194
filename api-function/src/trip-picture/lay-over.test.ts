import { expect, test } from 'vitest';
import { layOver } from './lay-over.ts';
import type { Colour } from './png.ts';

const SAND: Colour = [240, 220, 180];
const WATER: Colour = [60, 140, 150];
const RED: Colour = [255, 0, 0];
const CLEAR = [0, 0, 0, 0];

/** Lays pixels over a row of ground. @returns the palette, and the colours of the row. */
function lay(ground: readonly Colour[], overlay: readonly (readonly number[])[]) {
  const colours = [...new Set(ground)];
  const { palette, indices } = layOver(
    {
      ...{ width: ground.length, height: 1, palette: colours },
      indices: Uint8Array.from(ground, (colour) => colours.indexOf(colour)),
    },
    Uint8Array.from(overlay.flat()),
  );
  return { palette, row: [...indices].map((index) => palette[index]) };
}

test('where nothing is drawn the ground is as it was', () => {
  expect(lay([SAND, WATER, SAND], [CLEAR, CLEAR, CLEAR])).toEqual({ palette: [SAND, WATER], row: [SAND, WATER, SAND] });
});

test('what is drawn covers the ground, and half of it mixes with it', () => {
  expect(
    lay(
      [SAND, SAND],
      [
        [255, 0, 0, 255],
        [128, 0, 0, 128],
      ],
    ).row,
  ).toEqual([RED, [248, 110, 90]]);
});

test('a colour that looks like one of the ground becomes that one', () => {
  expect(lay([SAND, SAND], [CLEAR, [238, 221, 182, 255]])).toEqual({ palette: [SAND], row: [SAND, SAND] });
});

test('the palette has 64 colours at most: rare ones become the nearest of the others', () => {
  const colours = Array.from({ length: 65 }, (_, index) => [(index % 5) * 50, Math.floor(index / 5) * 17, 60, 255]);
  const { palette, row } = lay(
    colours.map(() => SAND),
    colours,
  );
  expect(palette).toHaveLength(64);
  for (const [index, [red = 0, green = 0, blue = 0] = []] of row.entries()) {
    const [wantedRed = 0, wantedGreen = 0, wantedBlue = 0] = colours[index] ?? [];
    expect(Math.hypot(red - wantedRed, green - wantedGreen, blue - wantedBlue)).toBeLessThan(18);
  }
});
