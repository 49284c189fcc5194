import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { isCalendarDate } from './calendar-date.ts';

// Not by `parseISO`, which knows all forms of ISO 8601: half of the code that dates bring into a page.
const toDate = (day: string) => new Date(isCalendarDate(day) ? `${day}T00:00:00` : Number.NaN);

const toCalendarDate = (date: Date) => formatISO(date, { representation: 'date' });

/** In UTC, where every day is as long. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds days to a calendar date. Without date-fns, which a page that only adds days need not load.
 *
 * @param day yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export const addDays = (day: string, days: number): string =>
  new Date((isCalendarDate(day) ? Date.parse(day) : Number.NaN) + days * DAY_MS).toISOString().slice(0, 10);

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
