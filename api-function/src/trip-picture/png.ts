import { type DecodedPng, decode, encode } from 'fast-png';

/** The red, green and blue of a colour. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A picture whose pixels are indices of its palette, row by row. */
export type IndexedPicture = { width: number; height: number; palette: readonly Colour[]; indices: Uint8Array };

/** Unpacks pixels of less than a byte each, of which a row begins with a byte of its own. */
function unpack({ width, height, depth, data }: DecodedPng): Uint8Array {
  const pixelsPerByte = 8 / depth;
  const bytesPerRow = Math.ceil(width / pixelsPerByte);
  const indices = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const byte = data[row * bytesPerRow + Math.floor(column / pixelsPerByte)] ?? 0;
      indices[row * width + column] = (byte >> (8 - depth * (1 + (column % pixelsPerByte)))) & ((1 << depth) - 1);
    }
  return indices;
}

/** Reads a PNG with a palette. @throws Error when it is none. */
export function readPng(content: ArrayBuffer): IndexedPicture {
  const png = decode(content);
  if (!png.palette) throw new Error('The picture is no PNG with a palette.');
  const palette = png.palette.map(([red = 0, green = 0, blue = 0]): Colour => [red, green, blue]);
  return { width: png.width, height: png.height, palette, indices: unpack(png) };
}

/** Writes a PNG with a palette of at most 256 colours. */
export const writePng = ({ width, height, palette, indices }: IndexedPicture): Uint8Array =>
  encode(
    { width, height, palette: palette.map((colour) => [...colour]), data: indices, channels: 1, depth: 8 },
    { zlib: { level: 9 } },
  );
