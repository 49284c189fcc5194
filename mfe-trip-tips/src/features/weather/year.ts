import { months } from '../../schema/months.ts';

type Month = { readonly month: (typeof months)[number] };

/** Months as a calendar has them: in a list, an editor can drag them. */
export const inYearOrder = <Entry extends Month>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => months.indexOf(one.month) - months.indexOf(other.month));
