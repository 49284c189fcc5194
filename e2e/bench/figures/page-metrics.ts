/** A task longer than this blocks input for the time above it, in milliseconds. */
const SHORT_TASK_MS = 50;
/** Layout shifts belong together with at most a second between two of them, and five seconds in all. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** The total blocking time: what long tasks take above 50 ms, from the first paint on; in milliseconds. */
export const computeBlockingTime = (
  tasks: readonly { start: number; duration: number }[],
  firstPaint: number,
): number =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - SHORT_TASK_MS), 0);

/** The cumulative layout shift: the largest sum of shifts that belong together. */
export function computeLayoutShift(shifts: readonly { at: number; score: number }[]): number {
  let largest = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, score } of shifts) {
    if (at - last >= SHIFT_GAP_MS || at - first >= SHIFT_WINDOW_MS) {
      sum = 0;
      first = at;
    }
    last = at;
    sum += score;
    largest = Math.max(largest, sum);
  }
  return largest;
}
