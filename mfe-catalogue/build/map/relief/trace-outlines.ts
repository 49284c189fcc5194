import type { Point } from '../../../src/lib/map/projection.ts';
import { type Grid, toPixels } from './height-field.ts';

/** The sides of a cell. */
type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * Marching squares: which sides an outline joins in a cell, by which of its corners are inside, as a sum of top left 1, top
 * right 2, bottom right 4 and bottom left 8. The inside is always on the same hand, so that outlines close.
 */
const JOINS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['top', 'left']],
  2: [['right', 'top']],
  3: [['right', 'left']],
  4: [['bottom', 'right']],
  5: [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  6: [['bottom', 'top']],
  7: [['bottom', 'left']],
  8: [['left', 'bottom']],
  9: [['top', 'bottom']],
  10: [
    ['right', 'top'],
    ['left', 'bottom'],
  ],
  11: [['right', 'bottom']],
  12: [['left', 'right']],
  13: [['top', 'right']],
  14: [['left', 'top']],
};

/** An outline is never drawn exactly through a corner, where two could touch. */
const toPart = (inside: number, outside: number) => Math.max(0.02, Math.min(0.98, inside / (inside - outside)));

/** Every outline of a grid where it is above a level, each a closed ring in pixels of the drawing. */
export function traceOutlines({ values, columns, rows, step }: Grid, level: number): Point[][] {
  const isMargin = (column: number, row: number) => column <= 0 || row <= 0 || column >= columns - 1 || row >= rows - 1;
  const at = (column: number, row: number) =>
    isMargin(column, row) ? -1e5 : (values[row * columns + column] ?? 0) - level;
  const points = new Map<number, Point>();
  /** The crossing of the side that begins at a corner, by a number that both cells at the side know. */
  function cross(column: number, row: number, isHorizontal: boolean): number {
    const key = (row * columns + column) * 2 + (isHorizontal ? 0 : 1);
    if (!points.has(key)) {
      const part = toPart(at(column, row), isHorizontal ? at(column + 1, row) : at(column, row + 1));
      points.set(key, {
        x: toPixels(step, isHorizontal ? column + part : column),
        y: toPixels(step, isHorizontal ? row : row + part),
      });
    }
    return key;
  }
  const next = new Map<number, number>();
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corners =
        (at(column, row) > 0 ? 1 : 0) +
        (at(column + 1, row) > 0 ? 2 : 0) +
        (at(column + 1, row + 1) > 0 ? 4 : 0) +
        (at(column, row + 1) > 0 ? 8 : 0);
      const sides: Record<Side, () => number> = {
        top: () => cross(column, row, true),
        right: () => cross(column + 1, row, false),
        bottom: () => cross(column, row + 1, true),
        left: () => cross(column, row, false),
      };
      for (const [from, to] of JOINS[corners] ?? []) next.set(sides[from](), sides[to]());
    }
  const outlines: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key); ) {
      const point = points.get(key);
      if (point) ring.push(point);
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (ring.length >= 4) outlines.push(ring);
  }
  return outlines;
}

/** The area inside a ring in square pixels. */
export const getArea = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const { x: nextX, y: nextY } = ring[(index + 1) % ring.length] ?? { x, y };
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
