import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';

/** Converts a calendar date to a `Date` at local midnight, which is what react-day-picker works with. */
export const toDate = (day: string): Date => parseISO(day);

/** Converts a `Date` to a calendar date, yyyy-MM-dd. */
export const toCalendarDate = (date: Date): string => formatISO(date, { representation: 'date' });

/**
 * Splits a calendar date into the parts that a ticket shows separately, in the long format.
 *
 * @param locale BCP 47 tag; the browser's own unless given.
 */
export const getDayParts = (day: string, locale?: string) => {
  const date = toDate(day);
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' }).format(date);
  return {
    day: date.getDate(),
    weekday: formatPart({ weekday: 'long' }),
    month: formatPart({ month: 'long', year: 'numeric' }),
  };
};
