import { createProjection, type Projection } from '../../../src/lib/map/projection.ts';
import { KM_PER_LATITUDE, KM_PER_LONGITUDE } from '../geodata/degrees.ts';
import type { Coordinates } from '../geodata/schema.ts';

/** A trail's map as large as on a phone, where labels have the least room; its ground is drawn finer by a factor. */
const SIZE = { width: 320, height: 440 };
const GROUND_FACTOR = 1.5;
/** Room for labels and signs around the line, in pixels. */
const MARGIN = { x: 70, y: 58 };

/** The projections of a map and of its ground. */
export type TrailFrame = { map: Projection; ground: Projection };

/** Frames the places of a trail: the map and its finer ground. */
export function frameTrail(places: readonly Readonly<Coordinates>[]): TrailFrame {
  const [lons, lats] = [places.map(([lon]) => lon), places.map(([, lat]) => lat)];
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const pixelsPerKm = Math.floor(
    Math.min(
      (SIZE.width - 2 * MARGIN.x) / ((east - west) * KM_PER_LONGITUDE),
      (SIZE.height - 2 * MARGIN.y) / ((north - south) * KM_PER_LATITUDE),
    ),
  );
  const centre = { lat: (south + north) / 2, lon: (west + east) / 2 };
  return {
    map: createProjection(SIZE, centre, pixelsPerKm),
    ground: createProjection(
      { width: SIZE.width * GROUND_FACTOR, height: SIZE.height * GROUND_FACTOR },
      centre,
      pixelsPerKm * GROUND_FACTOR,
    ),
  };
}
