/** When a booking is: yyyy-MM-dd, HH:mm and how long. */
type BookingTime = { date: string; start: string; minutes: number };

const MINUTE_MS = 60_000;

/** In minutes, from the same moment for all dates. */
const getStart = ({ date, start }: BookingTime) => Date.parse(`${date}T${start}Z`) / MINUTE_MS;

/** Whether two bookings share a minute; one can last until the next day. */
export const isSameTime = (one: BookingTime, other: BookingTime): boolean =>
  getStart(one) < getStart(other) + other.minutes && getStart(other) < getStart(one) + one.minutes;
