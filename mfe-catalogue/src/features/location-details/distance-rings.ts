import * as m from '#messages';
import {
  getBearing,
  getCompassPoint,
  getDistanceKm,
  type Position,
  REPUBLIC_SQUARE,
} from '../../lib/distance-and-bearing.ts';
import { writeDecimals } from '../../lib/format.ts';

/** Round distances for the outer ring: the smallest one that contains the location is used. */
const RING_RADII_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
/** A location nearer than this is shown in the centre, because the square itself is 0.5 km long. */
const CENTRE_RADIUS_KM = 0.3;

/** A position on distance rings around Republic Square. */
export type DistanceRings = {
  outerRadiusKm: number;
  /** East of the centre, in units of the outer radius. */
  x: number;
  /** South of the centre, in units of the outer radius. */
  y: number;
  /** The same in words: `13 km south-east of Republic Square, as the crow flies`. */
  text: string;
};

/** Places a position on distance rings around Republic Square. */
export function getDistanceRings(position: Position): DistanceRings {
  const distanceKm = getDistanceKm(REPUBLIC_SQUARE, position);
  const outerRadiusKm = RING_RADII_KM.find((radius) => radius >= distanceKm) ?? 1000;
  if (distanceKm < CENTRE_RADIUS_KM) return { outerRadiusKm, x: 0, y: 0, text: m.positionInCentre };
  const bearing = getBearing(REPUBLIC_SQUARE, position);
  const angle = (bearing * Math.PI) / 180;
  const distance = writeDecimals(distanceKm.toFixed(distanceKm < 10 ? 1 : 0));
  return {
    outerRadiusKm,
    x: (Math.sin(angle) * distanceKm) / outerRadiusKm,
    y: (-Math.cos(angle) * distanceKm) / outerRadiusKm,
    text: m.positionDistance({ distance, direction: getCompassPoint(bearing).replace('-', '') }),
  };
}
