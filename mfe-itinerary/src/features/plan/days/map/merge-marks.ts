import type { Point } from './projection.ts';

/** Marks that are closer than this are one. */
const LEAST_DISTANCE = 26;

/**
 * Leaves out marks that would cover another one: on a map of a long trip most stops are where a base is. Bases stay before
 * stops, and earlier marks before later ones.
 */
export function mergeMarks<Mark extends { isBase: boolean; origin: Point }>(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of [...marks.filter(({ isBase }) => isBase), ...marks.filter(({ isBase }) => !isBase)]) {
    const isFree = kept.every(
      ({ origin }) => Math.hypot(origin.x - mark.origin.x, origin.y - mark.origin.y) >= LEAST_DISTANCE,
    );
    if (isFree) kept.push(mark);
  }
  return kept;
}
