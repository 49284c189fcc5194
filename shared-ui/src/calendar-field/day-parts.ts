import { getMonthName, getWeekdayOfDate } from '@almaty/dates';

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Splits a calendar date (yyyy-MM-dd) into the parts that a ticket shows separately, each as a title. The year stands after
 * the month in each language, as on a calendar: a Kazakh sentence would be too long for two dates side by side.
 */
export const getDayParts = (day: string) => ({
  day: Number(day.slice(8)),
  weekday: capitalize(getWeekdayOfDate(day)),
  month: `${capitalize(getMonthName(Number(day.slice(5, 7))))} ${day.slice(0, 4)}`,
});
