import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';

/** Converts a calendar date to a `Date` at local midnight, which is what react-day-picker works with. */
export const toDate = (day: string): Date => parseISO(day);

/** Converts a `Date` to a calendar date, yyyy-MM-dd. */
export const toCalendarDate = (date: Date): string => formatISO(date, { representation: 'date' });
