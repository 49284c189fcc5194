import type { SearchEntry } from '../../content/view-models/search-entries.ts';

const MONTHS_PER_YEAR = 12;

/** The number of months until the next best month; 0 in a best month. */
const getMonthsUntilBest = (bestMonths: readonly number[], month: number) =>
  Math.min(...bestMonths.map((best) => (best - month + MONTHS_PER_YEAR) % MONTHS_PER_YEAR));

type Entry = Pick<SearchEntry, 'bestMonths' | 'longestDriveHours'>;

/** Sorts by the longest drive. Equal ones keep their order. */
export const sortByDrive = <Item extends Entry>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.longestDriveHours - b.longestDriveHours);

/**
 * Sorts by season: what is best in a month first, then what is best soonest after it. Of those the shortest season comes
 * first, because it is the easiest to miss.
 *
 * @param month 1 to 12.
 */
export const sortBySeason = <Item extends Entry>(items: readonly Item[], month: number): Item[] =>
  items.toSorted(
    (a, b) =>
      getMonthsUntilBest(a.bestMonths, month) - getMonthsUntilBest(b.bestMonths, month) ||
      a.bestMonths.length - b.bestMonths.length,
  );
