import { differenceInCalendarDays, format, intlFormat, isValid, parse, parseISO } from 'date-fns';

/**
 * How a day may be typed. `3/4/2027` is not among them: half the world reads it as March, the other half as April.
 */
const TYPED = ['yyyy-MM-dd', 'd MMMM yyyy', 'd MMM yyyy', 'MMMM d, yyyy', 'MMM d, yyyy', 'd.M.yyyy'] as const;

/** A calendar day as a date at its local midnight, which is what calendars work with. */
export const toDate = (day: string): Date => parseISO(day);

/** A date as a calendar day, yyyy-MM-dd: the format that is sent (specification, section 9). */
export const toDay = (date: Date): string => format(date, 'yyyy-MM-dd');

/** Whether a field's text stands for a day already. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** A calendar day in the visitor's own long format, such as `11 June 2026` (specification, section 9). */
export const showDay = (day: string): string => intlFormat(toDate(day), { dateStyle: 'long' });

/** A day in the parts that a ticket prints apart, in the same format. */
export const dayParts = (day: string) => {
  const date = toDate(day);
  return {
    day: date.getDate(),
    weekday: intlFormat(date, { weekday: 'long' }),
    month: intlFormat(date, { month: 'long', year: 'numeric' }),
  };
};

/** How many days there are from one to another, both counted; none where the second is before the first. */
export const daysFrom = (first: string, last: string): number =>
  Math.max(0, differenceInCalendarDays(toDate(last), toDate(first)) + 1);

/** The day a visitor typed, yyyy-MM-dd, or null when it can't be read. */
export function readDay(text: string): string | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const midnight = new Date(2000, 0, 1);
  const date = TYPED.map((pattern) => parse(typed, pattern, midnight)).find(
    // date-fns reads "26" as the year 26: a year has four digits.
    (candidate) => isValid(candidate) && candidate.getFullYear() >= 1000,
  );
  return date ? toDay(date) : null;
}
