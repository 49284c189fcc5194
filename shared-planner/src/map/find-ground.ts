import type { MapLayout } from './lay-out-map.ts';
import type { Area, Position, Projection } from './projection.ts';

/** A ground may end so far inside of a map, as a part of its width and height: nothing of a route lies there. */
const TOLERANCE = 0.1;

/** A drawing of the land, with what it shows; its `path` is that of its file. */
export type Ground = Area & { path: string };

/** Where a ground lies in a map, in pixels. */
export type PlacedGround = { path: string; x: number; y: number; width: number; height: number };

function place({ path, west, east, south, north }: Ground, { project }: Projection): PlacedGround {
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
  grounds: readonly Ground[],
  { projection, size }: Pick<MapLayout, 'projection' | 'size'>,
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

/** Positions keep so far from the edge of a frame, as a part of its width and height: room for a mark. */
const EDGE = 0.04;

/**
 * Finds the ground that shows all positions, if a map is to be just as large: the most detailed one, or else the one of the
 * whole country.
 *
 * @param grounds the most detailed one first.
 * @returns undefined when there are none.
 */
export const findFrame = <Frame extends Area>(
  grounds: readonly Frame[],
  positions: readonly Position[],
): Frame | undefined =>
  grounds.find(({ west, east, south, north }) => {
    const [right, up] = [(east - west) * EDGE, (north - south) * EDGE];
    return positions.every(
      ({ lat, lon }) => lon > west + right && lon < east - right && lat > south + up && lat < north - up,
    );
  }) ?? grounds.at(-1);
