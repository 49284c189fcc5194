import type { Booking } from '../schema/plan-request.ts';
import type { CheckContext, CheckedDay, Stop } from './check-context.ts';
import { parseTime } from './times.ts';
import type { Violation } from './violation.ts';

/** The booking of a stop: bookings are activities with negative ids, -1 is the first. */
export const getBooking = ({ request }: Pick<CheckContext, 'request'>, { item }: Pick<Stop, 'item'>) =>
  item.type === 'activity' && item.activityId < 0 ? request.preferences.bookings?.[-item.activityId - 1] : undefined;

/** Where a booking is. */
export const getBookingNode = ({ data, locations }: CheckContext, { locationId }: Booking): string | undefined =>
  locationId === undefined ? data.bases[0]?.node : locations.get(locationId)?.node;

/** H14: a booking is on its day, at its hour, in its place, for its minutes. */
export const checkBookings = (context: CheckContext, { date, stops }: CheckedDay): Violation[] =>
  stops.flatMap((stop): Violation[] => {
    const booking = getBooking(context, stop);
    if (!booking || stop.item.type !== 'activity') return [];
    const start = parseTime(booking.start);
    const texts = [
      ...(date === booking.date ? [] : [`is on ${date}, not on ${booking.date}`]),
      ...(stop.start === start && stop.end === start + booking.minutes ? [] : ['is not at its hour']),
      ...(stop.item.node === getBookingNode(context, booking) ? [] : [`is at ${stop.item.node}`]),
    ];
    return texts.map((text) => ({ rule: 'H14', date, item: stop.reference, message: `${stop.label} ${text}` }));
  });
