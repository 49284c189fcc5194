import { isCalendarDate } from '@almaty/dates';
import { type Booking, isSameTime } from '@almaty/planner/schema';
import * as m from '#messages';
import { isTime } from '../../lib/read-transfer.ts';

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
  ['30', m.bookingsMinutes({ minutes: 30 })],
  ['60', m.bookingsHours({ hours: 1 })],
  ['90', m.bookingsHourAndHalf],
  ...[2, 3, 4, 5, 6, 8, 10, 12].map((hours) => [String(hours * 60), m.bookingsHours({ hours })] as const),
] as const;

/** What is wrong with a field, and what to do. */
export type BookingError = { field: string; error: string };

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
    if (!title) return fail('title', m.bookingsNoTitle);
    if (!isCalendarDate(date)) return fail('date', m.bookingsNoDay);
    if (firstDay && (date < firstDay || date > lastDay)) return fail('date', m.bookingsOtherDay);
    if (!isTime(start)) return fail('start', m.bookingsNoTime);
    const locationId = place ? { locationId: Number(place) } : {};
    const booking = { number, title, date, start, minutes: Number(read('minutes')), ...locationId };
    const other = bookings.find((earlier) => isSameTime(earlier, booking));
    if (other) return fail('start', m.bookingsSameTime({ title: other.title }));
    bookings.push(booking);
  }
  return bookings
    .toSorted((one, two) => `${one.date} ${one.start}`.localeCompare(`${two.date} ${two.start}`))
    .map(({ number: _number, ...booking }) => booking);
}
