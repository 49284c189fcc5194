import * as m from '#messages';
import { REPUBLIC_SQUARE } from '../../../src/lib/distance-and-bearing.ts';
import type { Projection } from '../../../src/lib/map/projection.ts';
import { isInside } from './draw-ways.ts';
import type { PositionedLocation } from './positioned-locations.ts';

/** How far from the edge of a map the pin of a location beyond it stands: room for its arrow, in pixels. */
const MARGIN = 33;

/** Which part of a way from a point leads to the edge of a map, along one side. @param way its length in pixels, signed. */
const getPart = (from: number, way: number, size: number) =>
  way === 0 ? Number.POSITIVE_INFINITY : ((way > 0 ? size - MARGIN : MARGIN) - from) / way;

/**
 * Moves a location beyond a map to its edge, on the straight line from Republic Square, with the kilometres of the road to it in
 * its name; a location on the map stays as it is.
 */
export function moveToEdge(location: PositionedLocation, projection: Projection): PositionedLocation {
  const { width, height, project, unproject } = projection;
  const [from, to] = [project(REPUBLIC_SQUARE), project(location.position)];
  if (isInside(to, projection, 0)) return location;
  const [right, down] = [to.x - from.x, to.y - from.y];
  const part = Math.min(getPart(from.x, right, width), getPart(from.y, down, height));
  return {
    ...location,
    name: `${location.name}, ${m.formatKm({ km: location.roadKm })}`,
    position: unproject({ x: from.x + right * part, y: from.y + down * part }),
    edge: Math.round((Math.atan2(right, -down) * 180) / Math.PI),
  };
}
