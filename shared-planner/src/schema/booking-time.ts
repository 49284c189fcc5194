/** When a booking is: yyyy-MM-dd, HH:mm and how long. */
type BookingTime = { date: string; start: string; minutes: number };

const getStart = ({ start }: BookingTime) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3));

/** Whether two bookings share a minute. */
export const isSameTime = (one: BookingTime, other: BookingTime): boolean =>
  one.date === other.date &&
  getStart(one) < getStart(other) + other.minutes &&
  getStart(other) < getStart(one) + one.minutes;
