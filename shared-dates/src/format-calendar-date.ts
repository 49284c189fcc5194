import { createDateFormat } from './create-date-format.ts';

// Creating a formatter costs far more than using it, so each combination is created once.
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a calendar date for people, in the Gregorian calendar, by which trips are booked.
 *
 * @param day yyyy-MM-dd.
 * @param locale BCP 47 tag; the browser's own unless given.
 * @param dateStyle `long` is `11 June 2027`, `medium` is `11 Jun 2027` (in en-GB).
 * @throws RangeError when `day` is not a date.
 */
export function formatCalendarDate(day: string, locale?: string, dateStyle: 'long' | 'medium' = 'long'): string {
  const key = `${locale} ${dateStyle}`;
  const options = { dateStyle, calendar: 'gregory', timeZone: 'UTC' } as const;
  const formatter = formatters.get(key) ?? createDateFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(new Date(`${day}T00:00:00Z`));
}
