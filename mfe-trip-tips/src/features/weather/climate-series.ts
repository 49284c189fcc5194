import { type Month, months } from '../../schema/months.ts';

/** Sorts entries from January to December: editors can drag the entries of a list into any order. */
export const sortByMonth = <Entry extends { readonly month: Month }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => months.indexOf(one.month) - months.indexOf(other.month));
