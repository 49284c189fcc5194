import { differenceInCalendarDays, format, isValid, parseISO } from 'date-fns';

/** A calendar day as a date at its local midnight, which is what calendars work with. */
export const toDate = (day: string): Date => parseISO(day);

/** A date as a calendar day, yyyy-MM-dd: the format that is sent (specification, section 9). */
export const toDay = (date: Date): string => format(date, 'yyyy-MM-dd');

/** Whether a field's text stands for a day already. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** Trips are booked by this calendar, whatever the visitor's own. */
const CALENDAR = 'gregory';

/**
 * A calendar day in the long format, such as `11 June 2026` (specification, section 9).
 *
 * @param locale the visitor's own, unless told.
 */
export const showDay = (day: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: CALENDAR }).format(toDate(day));

/**
 * A day in the parts that a ticket prints apart, in the same format.
 *
 * @param locale the visitor's own, unless told.
 */
export const dayParts = (day: string, locale?: string) => {
  const date = toDate(day);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: CALENDAR }).format(date);
  return { day: date.getDate(), weekday: part({ weekday: 'long' }), month: part({ month: 'long', year: 'numeric' }) };
};

/** How many days there are from one to another, both counted; none where the second is before the first. */
export const daysFrom = (first: string, last: string): number =>
  Math.max(0, differenceInCalendarDays(toDate(last), toDate(first)) + 1);
