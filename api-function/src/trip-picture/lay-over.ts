import type { Colour, Ground, IndexedPicture } from './png.ts';

/** Colours of the palette, those of the ground among them. */
const LIMIT = 64;
/** A colour nearer than this to one of the palette, as a squared distance, is not added to it. */
const LEAST_DISTANCE = 150;

/** A colour as one number. */
const pack = (red: number, green: number, blue: number) => (red << 16) | (green << 8) | blue;
const unpack = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

const getDistance = (one: Colour, other: Colour) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** The index of the nearest colour of a palette. */
function findNearest(palette: readonly Colour[], colour: Colour): number {
  const distances = palette.map((each) => getDistance(each, colour));
  return distances.indexOf(Math.min(...distances));
}

/** Adds to a palette what looks like none of its colours, the most frequent colours first. */
function extendPalette(palette: readonly Colour[], counts: ReadonlyMap<number, number>): Colour[] {
  const extended = [...palette];
  for (const [packed] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (extended.length >= LIMIT) break;
    const colour = unpack(packed);
    if (extended.every((each) => getDistance(each, colour) >= LEAST_DISTANCE)) extended.push(colour);
  }
  return extended;
}

/** Lays pixels over a ground. @returns every pixel as one number, and how often each one that was changed occurs. */
function blend({ rgb }: Ground, overlay: Uint8Array) {
  const pixels = new Uint32Array(rgb.length / 3);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const [at, over] = [pixel * 3, pixel * 4];
    const alpha = overlay[over + 3] ?? 0;
    const mix = (channel: number) =>
      Math.round((overlay[over + channel] ?? 0) + ((rgb[at + channel] ?? 0) * (255 - alpha)) / 255);
    const colour = pack(mix(0), mix(1), mix(2));
    pixels[pixel] = colour;
    if (alpha > 0) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return { pixels, counts };
}

/**
 * Lays a drawing over a ground, with few colours: those of the ground, and the most frequent others.
 *
 * @param overlay a red, a green and a blue that are multiplied by alpha, and alpha, for each pixel of the ground.
 */
export function layOver(ground: Ground, overlay: Uint8Array): IndexedPicture {
  const { pixels, counts } = blend(ground, overlay);
  const palette = extendPalette(ground.palette, counts);
  const indexOf = new Map(ground.palette.map((colour, index) => [pack(...colour), index]));
  for (const colour of counts.keys())
    if (!indexOf.has(colour)) indexOf.set(colour, findNearest(palette, unpack(colour)));
  const indices = Uint8Array.from(pixels, (colour) => indexOf.get(colour) ?? 0);
  return { width: ground.width, height: ground.height, palette, indices };
}
