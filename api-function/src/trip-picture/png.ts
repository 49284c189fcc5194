import { convertIndexedToRgb, decode, encode } from 'fast-png';

/** The red, green and blue of a colour. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A picture whose pixels are indices of its palette, row by row. */
export type IndexedPicture = { width: number; height: number; palette: readonly Colour[]; indices: Uint8Array };

/** A picture whose pixels have three bytes each, row by row, and its few colours. */
export type Ground = { width: number; height: number; palette: readonly Colour[]; rgb: Uint8Array };

/** Reads a PNG that has a palette. @throws Error when it is none. */
export function readPng(content: ArrayBuffer): Ground {
  const png = decode(content);
  const palette = (png.palette ?? []).map(([red = 0, green = 0, blue = 0]): Colour => [red, green, blue]);
  return { width: png.width, height: png.height, palette, rgb: convertIndexedToRgb(png) };
}

/** Writes a PNG with a palette of at most 256 colours. */
export const writePng = ({ width, height, palette, indices }: IndexedPicture): Uint8Array =>
  encode(
    { width, height, palette: palette.map((colour) => [...colour]), data: indices, channels: 1, depth: 8 },
    { zlib: { level: 9 } },
  );
