import type { Point } from '../../../src/lib/map/projection.ts';

/** How far a point is from the straight piece between two others: from an end, where the line turned back beyond it. */
function getDistance(point: Point, from: Point, to: Point): number {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const squared = right ** 2 + down ** 2;
  const along = (point.x - from.x) * right + (point.y - from.y) * down;
  const part = squared > 0 ? Math.min(1, Math.max(0, along / squared)) : 0;
  return Math.hypot(point.x - from.x - part * right, point.y - from.y - part * down);
}

/** Leaves out points of a line that are nearer to it than the tolerance, in its units (Douglas and Peucker 1973). */
export function simplify<Place extends Point>(points: readonly Place[], tolerance: number): Place[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, index] = [0, 0];
  for (const [at, point] of points.entries()) {
    const distance = getDistance(point, first, last);
    if (distance > farthest) [farthest, index] = [distance, at];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}
