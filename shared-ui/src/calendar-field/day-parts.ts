import { getMonthName, getWeekdayOfDate } from '@almaty/dates';
import { capitalize } from '@almaty/languages';

/**
 * Splits a calendar date (yyyy-MM-dd) into the parts that a ticket shows separately, each as a title. The year stands after
 * the month in each language, as on a calendar: a Kazakh sentence would be too long for two dates side by side.
 */
export const getDayParts = (day: string) => ({
  day: Number(day.slice(8)),
  weekday: capitalize(getWeekdayOfDate(day)),
  month: `${capitalize(getMonthName(Number(day.slice(5, 7))))} ${day.slice(0, 4)}`,
});
