import { formatMonth, getShortWeekdayOfDate, getWeekdayOfDate } from '@almaty/dates';

/** The parts of a calendar date, yyyy-MM-dd, that a ticket shows separately, the same in every browser's language. */
export function formatDayParts(date: string) {
  return {
    dayOfMonth: String(Number(date.slice(8))),
    weekday: getWeekdayOfDate(date),
    shortWeekday: getShortWeekdayOfDate(date),
    month: formatMonth(date),
  };
}
