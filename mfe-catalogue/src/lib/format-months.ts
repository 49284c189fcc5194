import { getMonthName } from '@almaty/dates';
import * as m from '#messages';

/** Finds the ranges of consecutive months, also across the turn of the year, each as its first and last month. */
function findMonthRanges(months: readonly number[]): [number, number][] {
  const includes = (month: number) => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !includes(month - 1));
  return starts.map((start) => {
    let length = 1;
    while (includes(start + length)) length += 1;
    return [start, ((start + length - 2) % 12) + 1];
  });
}

function formatMonthRanges(
  months: readonly number[],
  getName: (month: number) => string,
  formatRange: (range: { first: string; last: string }) => string,
): string {
  if (months.length === 12) return m.monthsAllYear;
  return findMonthRanges(months)
    .map(([first, last]) =>
      first === last ? getName(first) : formatRange({ first: getName(first), last: getName(last) }),
    )
    .join(', ');
}

/** Formats months, 1 to 12, as in a sentence: `April to June, September`; all twelve are `All year`. */
export const formatMonths = (months: readonly number[]): string =>
  formatMonthRanges(months, getMonthName, m.monthsRange);

/** Formats months, 1 to 12, in short: `Apr–Jun, Sep`; all twelve are `All year`. */
export const formatShortMonths = (months: readonly number[]): string =>
  formatMonthRanges(
    months,
    (month) => getMonthName(month).slice(0, 3),
    ({ first, last }) => `${first}–${last}`,
  );
