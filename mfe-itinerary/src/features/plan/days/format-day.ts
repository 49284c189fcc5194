import { getShortWeekdayOfDate } from '@almaty/dates';
import { getDayParts } from '@almaty/ui/day-parts';

/** The parts of a calendar date, yyyy-MM-dd, that a ticket shows separately, the same in every browser's language. */
export function formatDayParts(date: string) {
  const { day, weekday, month } = getDayParts(date);
  return { dayOfMonth: String(day), weekday, shortWeekday: getShortWeekdayOfDate(date), month };
}
