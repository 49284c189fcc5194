import { isCalendarDate } from '@almaty/dates';
import type { Booking } from '@almaty/planner/schema';

/** The most bookings of a trip, as the planner takes them. */
export const MAX_BOOKINGS = 10;

const FIELDS = ['title', 'date', 'start', 'minutes', 'place'] as const;

/** The id and name of a field of a booking. */
export const getFieldId = (number: number, field: (typeof FIELDS)[number]): string => `booking-${number}-${field}`;

/** How long a booking can be: minutes and their words. */
export const DURATIONS = [
  ['30', '30 minutes'],
  ['60', '1 hour'],
  ['90', '1½ hours'],
  ['120', '2 hours'],
  ['180', '3 hours'],
  ['240', '4 hours'],
  ['300', '5 hours'],
  ['360', '6 hours'],
  ['480', '8 hours'],
  ['600', '10 hours'],
  ['720', '12 hours'],
] as const;

/** What is wrong with a field, and what to do. */
export type BookingError = { field: string; error: string };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const getStart = ({ start }: Booking) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3));

/**
 * Reads the fields of bookings from a form. A booking without a title and a time was not filled in, and does not count.
 *
 * @param firstDay of the trip, yyyy-MM-dd; empty when it is not known.
 * @returns the bookings in the order of their hours, or the first thing that is wrong and what to do.
 */
export function readBookings(form: FormData, firstDay: string, lastDay: string): Booking[] | BookingError {
  const numbers = [...form.keys()].flatMap((name) => /^booking-(\d+)-title$/.exec(name)?.[1] ?? []).map(Number);
  const bookings: (Booking & { number: number })[] = [];
  for (const number of numbers) {
    const read = (field: (typeof FIELDS)[number]) => String(form.get(getFieldId(number, field)) ?? '').trim();
    const fail = (field: (typeof FIELDS)[number], error: string) => ({ field: getFieldId(number, field), error });
    const [title, date, start, place] = [read('title'), read('date'), read('start'), read('place')];
    if (!title && !start) continue;
    if (!title) return fail('title', 'Write what is booked');
    if (!isCalendarDate(date)) return fail('date', 'Choose the day of the booking');
    if (firstDay && (date < firstDay || date > lastDay)) return fail('date', 'Choose a day of your trip');
    if (!TIME.test(start)) return fail('start', 'Enter the time at which it begins, for example 19:00');
    const locationId = place ? { locationId: Number(place) } : {};
    const booking = { number, title, date, start, minutes: Number(read('minutes')), ...locationId };
    const other = bookings.find(
      (earlier) =>
        earlier.date === date &&
        getStart(earlier) < getStart(booking) + booking.minutes &&
        getStart(booking) < getStart(earlier) + earlier.minutes,
    );
    if (other) return fail('start', `It is at the same time as “${other.title}”: change one of them`);
    bookings.push(booking);
  }
  return bookings
    .toSorted((one, two) => `${one.date} ${one.start}`.localeCompare(`${two.date} ${two.start}`))
    .map(({ number: _number, ...booking }) => booking);
}
