import type { Point } from '../../../src/lib/map/projection.ts';

/** Separates two numbers of a path, where the sign of the second does not. */
const join = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/**
 * Writes a line as SVG path data in whole pixels, relative, without points that fall together.
 *
 * @param leastStep leaves out points nearer than this to the one before, in pixels.
 */
export function writeLine(points: readonly Point[], leastStep = 1): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (!first) return '';
  let last = first;
  let steps = '';
  for (const [index, point] of rest.entries()) {
    const [right, down] = [point.x - last.x, point.y - last.y];
    const isEnd = index === rest.length - 1;
    if (Math.hypot(right, down) < (isEnd ? 0.5 : leastStep)) continue;
    steps += `${steps && right >= 0 ? ' ' : ''}${join(right, down)}`;
    last = point;
  }
  return `M${join(first.x, first.y)}${steps && `l${steps}`}`;
}

/** Writes a ring as SVG path data. */
export const writeRing = (points: readonly Point[]): string => `${writeLine(points)}z`;
