import type { Colour, IndexedPicture } from './png.ts';

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

/** The pixels of a ground that a drawing changes: where each is, and its colour. */
function listChanges({ palette, indices }: IndexedPicture, overlay: Uint8Array) {
  const changes: { at: number; colour: number }[] = [];
  for (let at = 0; at < indices.length; at += 1) {
    const over = at * 4;
    const alpha = overlay[over + 3] ?? 0;
    if (alpha === 0) continue;
    const below = palette[indices[at] ?? 0] ?? [0, 0, 0];
    const [red, green, blue] = below.map((channel, index) =>
      Math.round((overlay[over + index] ?? 0) + (channel * (255 - alpha)) / 255),
    );
    changes.push({ at, colour: pack(red ?? 0, green ?? 0, blue ?? 0) });
  }
  return changes;
}

/**
 * Lays a drawing over a ground, with few colours: those of the ground, and the most frequent others.
 *
 * @param overlay a red, a green and a blue that are multiplied by alpha, and alpha, for each pixel of the ground.
 */
export function layOver(ground: IndexedPicture, overlay: Uint8Array): IndexedPicture {
  const changes = listChanges(ground, overlay);
  const counts = new Map<number, number>();
  for (const { colour } of changes) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = extendPalette(ground.palette, counts);
  const indexOf = new Map([...counts.keys()].map((colour) => [colour, findNearest(palette, unpack(colour))]));
  const indices = ground.indices.slice();
  for (const { at, colour } of changes) indices[at] = indexOf.get(colour) ?? 0;
  return { ...ground, palette, indices };
}
