import type { TrailMap } from '../../../../content/view-models/trail.ts';
import type { Point } from '../../../../lib/map/projection.ts';

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
  const after = line.findIndex(([at]) => at >= km);
  const index = after === -1 ? line.length - 1 : after;
  const [toKm, toX, toY] = line[index] ?? [0, 0, 0];
  const [fromKm, fromX, fromY] = line[index - 1] ?? [toKm, toX, toY];
  const part = toKm > fromKm ? Math.min(1, (km - fromKm) / (toKm - fromKm)) : 1;
  return { x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part };
}
