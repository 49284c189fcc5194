import { getMonthName, getWeekdayOfDate } from '@almaty/dates';

/** The parts of a calendar date, yyyy-MM-dd, that a ticket shows separately, the same in every browser's language. */
export function formatDayParts(date: string) {
  const weekday = getWeekdayOfDate(date);
  return {
    dayOfMonth: String(Number(date.slice(8))),
    weekday,
    shortWeekday: weekday.slice(0, 3),
    month: `${getMonthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`,
  };
}
