import { addDays as addDaysToDate } from 'date-fns/addDays';
import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';

const toCalendarDate = (date: Date) => formatISO(date, { representation: 'date' });

/**
 * Adds days to a calendar date.
 *
 * @param day yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export const addDays = (day: string, days: number): string => toCalendarDate(addDaysToDate(parseISO(day), days));

/**
 * Adds calendar months to a calendar date; in a month that has fewer days, the result is its last one.
 *
 * @param day yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export const addMonths = (day: string, months: number): string =>
  toCalendarDate(addMonthsToDate(parseISO(day), months));

/**
 * Counts the days from one calendar date to another, both included: 0 when the second is before the first, NaN when one
 * of them is not a date.
 */
export const countDays = (first: string, last: string): number =>
  Math.max(0, differenceInCalendarDays(parseISO(last), parseISO(first)) + 1);
