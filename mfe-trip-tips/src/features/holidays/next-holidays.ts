import { formatDate, formatDays, isCalendarDate } from '@almaty/dates';
import * as m from '#messages';
import { toDate } from '../../schema/months.ts';
import type { Tips } from '../../schema/tips.ts';

type Holiday = Tips['holidays']['items'][number];

/** A holiday on the days of its current or next occurrence. */
export type NextHoliday = {
  holiday: Holiday;
  /** yyyy-MM-dd. */
  firstDay: string;
  /** yyyy-MM-dd. */
  lastDay: string;
  isApproximate: boolean;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The dates around a day on which a holiday begins. */
function listFirstDays({ month, day, dates = [] }: Holiday, today: string) {
  if (!month || !day) return dates.map(({ date, approximate = false }) => ({ date, approximate }));
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].map((each) => ({ date: toDate(each, month, day), approximate: false }));
}

/** The nearest first. As numbers, because the first `localeCompare` of a page takes a phone 70 ms. */
const compareFirstDays = (one: NextHoliday, other: NextHoliday) =>
  Date.parse(one.firstDay) - Date.parse(other.firstDay);

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
      return coming.sort(compareFirstDays).slice(0, 1);
    })
    .sort(compareFirstDays);

/** Formats the days of a holiday: `7 January 2027`, `1 and 2 January 2027`, `About 16 May 2027`. */
export function formatHolidayDays({ firstDay, lastDay, isApproximate }: NextHoliday): string {
  const date = formatDate(lastDay);
  if (firstDay === lastDay) return isApproximate ? m.holidaysAbout({ day: date }) : date;
  const areTwo = addDays(firstDay, 1) === lastDay;
  if (firstDay.slice(0, 7) !== lastDay.slice(0, 7)) {
    const dates = { first: formatDate(firstDay), last: date };
    return areTwo ? m.holidaysTwo(dates) : m.holidaysDates(dates);
  }
  const days = { first: Number(firstDay.slice(8)), last: Number(lastDay.slice(8)) };
  return formatDays(areTwo ? m.holidaysTwo(days) : m.holidaysDays(days), lastDay);
}
