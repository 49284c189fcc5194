const DELIVERY_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

// Created once, because creating a formatter is slow.
const almatyTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Almaty' });
const calendarDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The moment by which the itinerary of a request is promised (docs/specification.md, section 9). */
export const deliveryDeadline = (submittedAt: Date): Date => new Date(submittedAt.getTime() + DELIVERY_HOURS * HOUR_MS);

/** Formats a moment as date and time in Almaty: `Monday, 23 November 2026 at 01:30`. */
export const formatAlmatyTime = (moment: Date, _locale: 'en-GB'): string => almatyTime.format(moment);

/** Formats a calendar date, yyyy-MM-dd, as `11 June 2027`. */
export const formatCalendarDate = (day: string, _locale: 'en-GB'): string => calendarDate.format(new Date(day));
