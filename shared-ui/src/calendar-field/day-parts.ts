import { formatMonth, getWeekdayOfDate } from '@almaty/dates';

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Splits a calendar date (yyyy-MM-dd) into the parts that a ticket shows separately, each as a title. */
export const getDayParts = (day: string) => ({
  day: Number(day.slice(8)),
  weekday: capitalize(getWeekdayOfDate(day)),
  month: capitalize(formatMonth(day)),
});
