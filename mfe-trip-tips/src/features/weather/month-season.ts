import { type Month, months } from '../../schema/months.ts';
import type { BestTime } from '../../schema/tips.ts';

/** What a month is best for. */
export type MonthSeason = BestTime['season'] | 'off-season';

type Period = Pick<BestTime, 'season' | 'firstMonth' | 'lastMonth'>;

/** Whether a month is in a period, which may include the end of the year. */
function includesMonth({ firstMonth, lastMonth }: Period, month: Month): boolean {
  const index = months.indexOf(month);
  const first = months.indexOf(firstMonth);
  const last = months.indexOf(lastMonth);
  return first <= last ? first <= index && index <= last : index >= first || index <= last;
}

/** Finds what a month is best for. */
export const getMonthSeason = (month: Month, periods: readonly Period[]): MonthSeason =>
  periods.find((period) => includesMonth(period, month))?.season ?? 'off-season';
