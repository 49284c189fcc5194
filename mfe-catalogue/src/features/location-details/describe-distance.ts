import * as m from '#messages';
import {
  getBearing,
  getCompassPoint,
  getDistanceKm,
  type Position,
  REPUBLIC_SQUARE,
} from '../../lib/distance-and-bearing.ts';
import { writeDecimals } from '../../lib/format.ts';

/** A location nearer than this is in the centre, because the square itself is 0.5 km long. */
const CENTRE_RADIUS_KM = 0.3;

/** How far a position is from Republic Square, and in which direction: `13 km south-east of Republic Square, as the crow flies`. */
export function describeDistance(position: Position): string {
  const distanceKm = getDistanceKm(REPUBLIC_SQUARE, position);
  if (distanceKm < CENTRE_RADIUS_KM) return m.positionInCentre;
  const direction = getCompassPoint(getBearing(REPUBLIC_SQUARE, position)).replace('-', '');
  return m.positionDistance({ distance: writeDecimals(distanceKm.toFixed(distanceKm < 10 ? 1 : 0)), direction });
}
