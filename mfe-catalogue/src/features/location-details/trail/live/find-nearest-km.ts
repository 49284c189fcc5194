import type { TrailMap } from '../../../../content/view-models/trail.ts';
import type { Point } from '../../../../lib/map/projection.ts';
import { getValueAt } from '../../../../lib/trail/heights.ts';

type Line = TrailMap['line'];

/** Where on the line of a map a point is nearest, in kilometres from the start. */
export function findNearestKm(line: Line, { x, y }: Point): number {
  let nearest = { distance: Number.POSITIVE_INFINITY, km: 0 };
  for (const [index, [toKm, toX, toY]] of line.entries()) {
    const [fromKm, fromX, fromY] = line[index - 1] ?? [toKm, toX, toY];
    const [right, down] = [toX - fromX, toY - fromY];
    const squared = right ** 2 + down ** 2;
    const part = squared > 0 ? Math.min(1, Math.max(0, ((x - fromX) * right + (y - fromY) * down) / squared)) : 0;
    const distance = Math.hypot(x - fromX - part * right, y - fromY - part * down);
    if (distance < nearest.distance) nearest = { distance, km: fromKm + part * (toKm - fromKm) };
  }
  return nearest.km;
}

/** The place on the map at so many kilometres from the start. */
export function findPlace(line: Line, km: number): Point {
  const toValues = (axis: 1 | 2) => line.map((place) => [place[0], place[axis]] as const);
  return { x: getValueAt(toValues(1), km), y: getValueAt(toValues(2), km) };
}
