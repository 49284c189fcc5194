import { months } from '../../schema/months.ts';
import type { BestTime } from '../../schema/tips.ts';

/** What a month is for; nothing, when it is between the seasons. */
export type MonthUse = BestTime['season'] | 'between';
type Span = Pick<BestTime, 'season' | 'begins' | 'ends'>;

/** Whether a month is in a span, which may go over the end of the year. */
function includes({ begins, ends }: Span, month: BestTime['begins']): boolean {
  const [at, from, to] = [month, begins, ends].map((name) => months.indexOf(name)) as [number, number, number];
  return from <= to ? from <= at && at <= to : at >= from || at <= to;
}

/** What a month is for, by the best times. */
export const monthUse = (month: BestTime['begins'], times: readonly Span[]): MonthUse =>
  times.find((time) => includes(time, month))?.season ?? 'between';
