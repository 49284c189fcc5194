import type { Figures } from './figures.ts';

/** A figure in two runs. */
export type Change = { name: string; before: number; after: number };

/** How far a median may move although nothing has changed, as a share. */
const NOISE = 0.05;

/**
 * Lists the figures of a run that differ from those of the last one by more than 5 %, the largest changes first. A median
 * within the middle half of the other run's values is no change either.
 */
export function compareFigures(before: Figures, after: Figures): Change[] {
  const changes = Object.entries(after).flatMap(([name, spread]) => {
    const last = before[name];
    if (!last) return [];
    const isNoise =
      Math.abs(spread.median - last.median) <= NOISE * Math.max(spread.median, last.median) ||
      (spread.median >= last.low && spread.median <= last.high) ||
      (last.median >= spread.low && last.median <= spread.high);
    return isNoise ? [] : [{ name, before: last.median, after: spread.median }];
  });
  const getSize = ({ before: from, after: to }: Change) => Math.abs(Math.log((to + 1) / (from + 1)));
  return changes.toSorted((a, b) => getSize(b) - getSize(a));
}
