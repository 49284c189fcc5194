import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { type Colour, readPng, writePng } from './png.ts';

const palette: readonly Colour[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

test('a picture is read as it was written', () => {
  const picture = { width: 3, height: 2, palette, indices: Uint8Array.of(0, 1, 2, 2, 1, 0) };
  expect(readPng(Uint8Array.from(writePng(picture)).buffer)).toEqual(picture);
});

test.each([
  [4, [0x01, 0x20, 0x21, 0x00]],
  [2, [0b00011000, 0b10010000]],
] as const)('pixels of %i bits are read, row by row', (depth, bytes) => {
  const colours = palette.map((colour) => [...colour]);
  const png = encode({ width: 3, height: 2, depth, channels: 1, palette: colours, data: Uint8Array.from(bytes) });
  expect([...readPng(Uint8Array.from(png).buffer).indices]).toEqual([0, 1, 2, 2, 1, 0]);
});

test('what has no palette is refused', () => {
  const png = encode({ width: 1, height: 1, depth: 8, channels: 3, data: Uint8Array.of(1, 2, 3) });
  expect(() => readPng(Uint8Array.from(png).buffer)).toThrow('no PNG with a palette');
});
