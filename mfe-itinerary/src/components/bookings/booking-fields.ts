import { isCalendarDate } from '@almaty/dates';
import { type Booking, isSameTime } from '@almaty/planner/schema';

/** The most bookings of a trip, as the planner takes them. */
export const MAX_BOOKINGS = 10;

const FIELDS = ['title', 'date', 'start', 'minutes', 'place'] as const;

/** What the names of the fields begin with: in the request form they are preferences (preference-names.ts). */
const START = 'fit-booking';

/** The id and name of a field of a booking. */
export const getFieldId = (number: number, field: (typeof FIELDS)[number]): string => `${START}-${number}-${field}`;

/** What is typed into fields of bookings, by their names. */
export type TypedBookings = Pick<URLSearchParams | FormData, 'get' | 'keys'>;

/** The numbers of the bookings that have fields. */
export const listNumbers = (typed: TypedBookings): number[] =>
  [...typed.keys()].flatMap((name) => {
    const [, number] = /^fit-booking-(\d+)-title$/.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });

/** Writes bookings as their fields have them. */
export const writeBookings = (bookings: readonly Booking[]): URLSearchParams =>
  new URLSearchParams(
    bookings.flatMap(({ title, date, start, minutes, locationId }, index) => {
      const values = { title, date, start, minutes: String(minutes), place: String(locationId ?? '') };
      return FIELDS.map((field) => [getFieldId(index + 1, field), values[field]]);
    }),
  );

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

/**
 * Reads the fields of bookings. A booking without a title and a time was not filled in, and does not count.
 *
 * @param firstDay of the trip, yyyy-MM-dd; empty when it is not known.
 * @returns the bookings in the order of their hours, or the first thing that is wrong and what to do.
 */
export function readBookings(typed: TypedBookings, firstDay: string, lastDay: string): Booking[] | BookingError {
  const bookings: (Booking & { number: number })[] = [];
  for (const number of listNumbers(typed)) {
    const read = (field: (typeof FIELDS)[number]) => String(typed.get(getFieldId(number, field)) ?? '').trim();
    const fail = (field: (typeof FIELDS)[number], error: string) => ({ field: getFieldId(number, field), error });
    const [title, date, start, place] = [read('title'), read('date'), read('start'), read('place')];
    if (!title && !start) continue;
    if (!title) return fail('title', 'Write what is booked');
    if (!isCalendarDate(date)) return fail('date', 'Choose the day of the booking');
    if (firstDay && (date < firstDay || date > lastDay)) return fail('date', 'Choose a day of your trip');
    if (!TIME.test(start)) return fail('start', 'Enter the time at which it begins, for example 19:00');
    const locationId = place ? { locationId: Number(place) } : {};
    const booking = { number, title, date, start, minutes: Number(read('minutes')), ...locationId };
    const other = bookings.find((earlier) => isSameTime(earlier, booking));
    if (other) return fail('start', `It is at the same time as “${other.title}”: change one of them`);
    bookings.push(booking);
  }
  return bookings
    .toSorted((one, two) => `${one.date} ${one.start}`.localeCompare(`${two.date} ${two.start}`))
    .map(({ number: _number, ...booking }) => booking);
}
