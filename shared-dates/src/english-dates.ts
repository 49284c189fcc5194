import { isCalendarDate } from './calendar-date.ts';

// The site is in English, and the first use of `Intl` takes a phone 0.1 s, in which it could answer no press.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The name of a month, 1 to 12; 0 is December and 13 January. */
export const getMonthName = (month: number): string => MONTHS[(month + 11) % 12] ?? '';

/**
 * Formats a calendar date in English: `11 June 2027`.
 *
 * @param day yyyy-MM-dd.
 * @throws RangeError when `day` is not a date.
 */
export function formatEnglishDate(day: string): string {
  if (!isCalendarDate(day)) throw new RangeError(`${day} is not a calendar date`);
  return `${Number(day.slice(8))} ${getMonthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;
}
