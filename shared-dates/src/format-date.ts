import * as names from '#names';
import { isCalendarDate } from './calendar-date.ts';

// Not by `Intl`: its first use takes a phone 0.1 s, in which it could answer no press, and Chromium knows no Kazakh.

/** The name of a month, 1 to 12, as in a sentence; 0 is December and 13 January. */
export const getMonthName = (month: number): string => names.months[(month + 11) % 12] ?? '';

/** Formats a day of every year: `11 June`. @param day MM-dd. */
export const formatYearDay = (day: string): string =>
  names.writeYearDay(String(Number(day.slice(3))), Number(day.slice(0, 2)));

/** Formats a month: `June 2027`. @param month yyyy-MM, or any day of it. */
export const formatMonth = (month: string): string => names.writeMonth(Number(month.slice(5, 7)), month.slice(0, 4));

/**
 * Formats several days of a month: `11 to 17 June 2027`.
 *
 * @param days what is said of them, such as `11 to 17`.
 * @param day one of them, yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export function formatDays(days: string, day: string): string {
  if (!isCalendarDate(day)) throw new RangeError(`${day} is not a calendar date`);
  return names.writeDate(days, Number(day.slice(5, 7)), day.slice(0, 4));
}

/**
 * Formats a calendar date in the language of the build: `11 June 2027`.
 *
 * @param day yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export const formatDate = (day: string): string => formatDays(String(Number(day.slice(8))), day);
