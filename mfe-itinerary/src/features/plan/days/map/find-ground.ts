import type { MapGround } from '@almaty/store/schema';
import type { Projection, Size } from './projection.ts';

/** A ground may end so far inside of a map, as a part of its width and height: nothing of a route lies there. */
const TOLERANCE = 0.1;

/** Where a ground lies in a map, in pixels. */
export type PlacedGround = { path: string; x: number; y: number; width: number; height: number };

function place({ path, west, east, south, north }: MapGround, { project }: Projection): PlacedGround {
  const [corner, opposite] = [project({ lat: north, lon: west }), project({ lat: south, lon: east })];
  return { path, ...corner, width: opposite.x - corner.x, height: opposite.y - corner.y };
}

/**
 * Finds the ground of a map: the most detailed one that fills it, or else the one of the whole country.
 *
 * @param grounds the most detailed one first.
 * @returns undefined for a catalogue that has none.
 */
export function findGround(
  grounds: readonly MapGround[],
  projection: Projection,
  size: Size,
): PlacedGround | undefined {
  const placed = grounds.map((ground) => place(ground, projection));
  const [right, bottom] = [size.width * TOLERANCE, size.height * TOLERANCE];
  return (
    placed.find(
      ({ x, y, width, height }) =>
        x <= right && y <= bottom && x + width >= size.width - right && y + height >= size.height - bottom,
    ) ?? placed.at(-1)
  );
}
