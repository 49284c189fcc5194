import type { Position } from '../distance-and-bearing.ts';

/** A place in a drawing in pixels, from its upper left corner. */
export type Point = { x: number; y: number };

/** A flat map with north up: degrees to pixels and back. One pixel is one CSS pixel while it is not enlarged. */
export type Projection = {
  width: number;
  height: number;
  pixelsPerKm: number;
  project: (position: Position) => Point;
  unproject: (point: Point) => Position;
};

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.2;

/**
 * Creates an equirectangular projection whose centre is true to scale in both directions.
 *
 * @param size in pixels.
 * @param centre the position in the middle.
 */
export function createProjection(
  { width, height }: { width: number; height: number },
  centre: Position,
  pixelsPerKm: number,
): Projection {
  const perLatitude = KM_PER_DEGREE * pixelsPerKm;
  const perLongitude = perLatitude * Math.cos((centre.lat * Math.PI) / 180);
  return {
    width,
    height,
    pixelsPerKm,
    project: ({ lat, lon }) => ({
      x: width / 2 + (lon - centre.lon) * perLongitude,
      y: height / 2 - (lat - centre.lat) * perLatitude,
    }),
    unproject: ({ x, y }) => ({
      lat: centre.lat - (y - height / 2) / perLatitude,
      lon: centre.lon + (x - width / 2) / perLongitude,
    }),
  };
}

/** A window of a map: its upper left corner in pixels of the map, its own size, and how much larger it shows the map. */
export type MapWindow = { x: number; y: number; width: number; height: number; scale: number };

/** The projection of what a window shows of a map, in pixels of the window. */
export const cropProjection = (
  { project, unproject, pixelsPerKm }: Projection,
  { x: left, y: top, width, height, scale }: MapWindow,
): Projection => ({
  width,
  height,
  pixelsPerKm: pixelsPerKm * scale,
  project: (position) => {
    const { x, y } = project(position);
    return { x: (x - left) * scale, y: (y - top) * scale };
  },
  unproject: ({ x, y }) => unproject({ x: x / scale + left, y: y / scale + top }),
});
