/**
 * The id of a booking among the activities of a plan: bookings have negative ones, -1 is the first of the request's
 * preferences.
 *
 * @param index of the booking, from 0.
 */
export const getBookingId = (index: number): number => -1 - index;

/** Whether the id of an activity is that of a booking. */
export const isBookingId = (id: number): boolean => id < 0;

/** The bookings of preferences, by id. */
export const findBooking = <Booking>(
  { bookings }: { bookings?: readonly Booking[] | undefined },
  id: number,
): Booking | undefined => (isBookingId(id) ? bookings?.[-1 - id] : undefined);
