import type { Point } from './projection.ts';

/** Marks that are closer than this are one. */
const LEAST_DISTANCE = 26;

/**
 * Leaves out marks that would cover another one: on a map of a long trip most stops are where a base is. The first base stays
 * before stops, stops before other bases, and earlier marks before later ones.
 */
export function mergeMarks<Mark extends { isBase: boolean; origin: Point }>(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  const [home, ...bases] = marks.filter(({ isBase }) => isBase);
  for (const mark of [...(home ? [home] : []), ...marks.filter(({ isBase }) => !isBase), ...bases]) {
    const isFree = kept.every(
      ({ origin }) => Math.hypot(origin.x - mark.origin.x, origin.y - mark.origin.y) >= LEAST_DISTANCE,
    );
    if (isFree) kept.push(mark);
  }
  return kept;
}
