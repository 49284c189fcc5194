import { addDays as addDaysToDate } from 'date-fns/addDays';
import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { isCalendarDate } from './calendar-date.ts';

// Not by `parseISO`, which knows all forms of ISO 8601: half of the code that dates bring into a page.
const toDate = (day: string) => new Date(isCalendarDate(day) ? `${day}T00:00:00` : Number.NaN);

const toCalendarDate = (date: Date) => formatISO(date, { representation: 'date' });

/**
 * Adds days to a calendar date.
 *
 * @param day yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export const addDays = (day: string, days: number): string => toCalendarDate(addDaysToDate(toDate(day), days));

/**
 * Adds calendar months to a calendar date; in a month that has fewer days, the result is its last one.
 *
 * @param day yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export const addMonths = (day: string, months: number): string => toCalendarDate(addMonthsToDate(toDate(day), months));

/**
 * Counts the days from one calendar date to another, both included: 0 when the second is before the first, NaN when one
 * of them is not a date.
 */
export const countDays = (first: string, last: string): number =>
  Math.max(0, differenceInCalendarDays(toDate(last), toDate(first)) + 1);
