import type { Point } from '../../../src/lib/map/projection.ts';

const ROUNDS = 60;

/**
 * Moves points apart until they are so many pixels from each other, each as little as possible. Points at the same place part in
 * the order in which they come.
 *
 * @returns by how many pixels each is moved.
 */
export function spreadPins(points: readonly Point[], distance: number): { dx: number; dy: number }[] {
  const moved = points.map((point, index) => ({ x: point.x + index * 0.01, y: point.y }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const [right, down] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(right, down) || 0.01;
        if (apart >= distance) continue;
        const [x, y] = [(right / apart) * ((distance - apart) / 2), (down / apart) * ((distance - apart) / 2)];
        one.x -= x;
        one.y -= y;
        other.x += x;
        other.y += y;
      }
  return moved.map(({ x, y }, index) => ({
    dx: Math.round(x - (points[index]?.x ?? x)),
    dy: Math.round(y - (points[index]?.y ?? y)),
  }));
}
