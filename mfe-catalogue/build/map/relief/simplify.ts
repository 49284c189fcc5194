import type { Point } from '../../../src/lib/map/projection.ts';

/** How far a point is from the straight line between two others. */
function getDistance(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}

/** Leaves out points of a line that are nearer to it than the tolerance, in pixels (Douglas and Peucker 1973). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
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
