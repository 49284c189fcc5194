import { isCalendarDate } from '@almaty/dates';
import { addDays, compareDays, type Days } from '../../components/dated-list/days.ts';
import { toDate } from '../../schema/months.ts';
import type { Tips } from '../../schema/tips.ts';

type Holiday = Tips['holidays']['items'][number];

/** A holiday on the days of its current or next occurrence. */
export type NextHoliday = Days & { holiday: Holiday };

/** The dates around a day on which a holiday begins. */
function listFirstDays({ month, day, dates = [] }: Holiday, today: string) {
  if (!month || !day) return dates.map(({ date, approximate = false }) => ({ date, approximate }));
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].map((each) => ({ date: toDate(each, month, day), approximate: false }));
}

/**
 * Lists the holidays by their current or next occurrence, the nearest first. A holiday that moves and has no date any
 * more is left out.
 *
 * @param today yyyy-MM-dd; a holiday is listed until its last day is over.
 */
export const listNextHolidays = (holidays: readonly Holiday[], today: string): readonly NextHoliday[] =>
  holidays
    .flatMap((holiday) => {
      // The preview of the editor also shows an entry whose date does not exist yet.
      const firstDays = listFirstDays(holiday, today).filter(({ date }) => isCalendarDate(date));
      const occurrences = firstDays.map(({ date, approximate }) => ({
        holiday,
        firstDay: date,
        lastDay: addDays(date, (holiday.days ?? 1) - 1),
        isApproximate: approximate,
      }));
      const coming = occurrences.filter(({ lastDay }) => lastDay >= today);
      return coming.sort(compareDays).slice(0, 1);
    })
    .sort(compareDays);
