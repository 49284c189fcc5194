import { toMinutes } from '../calendar/time-of-day.ts';
import type { Context } from './context.ts';

/** From when to when a date lasts for its bookings, with the way from the home base and back; minutes after midnight. */
export function getBookedHours({ request, data, home, getRoads }: Context, date: string) {
  const { bookings = [] } = request.preferences;
  const ofDate = bookings.filter((booking) => booking.date === date);
  const spans = ofDate.flatMap(({ start, minutes, locationId }) => {
    const node = data.locations.find(({ id }) => id === locationId)?.node ?? home.node;
    const way = getRoads(date).getDrive(home.node, node)?.minutes;
    return way === undefined ? [] : [{ from: toMinutes(start) - way, to: toMinutes(start) + minutes + way }];
  });
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}
