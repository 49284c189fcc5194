import type { Context } from '../problem/context.ts';
import { createDayProblem, type TripProblem } from '../problem/create-problem.ts';
import type { Item } from '../problem/items.ts';
import { isOpen } from '../problem/possible-items.ts';
import type { PlanDay } from '../schema/plan.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';
import { searchDay } from '../solver/day-search.ts';
import type { Solution } from '../solver/solution.ts';

/** Locations instead of the stops of one day: a museum and something warm fill it. */
const MOST_INSTEAD = 2;

/** Whether a stop is under the sky. A booking is kept, whatever the weather. */
const isOutdoors = (item: Item): boolean => (item.kind === 'location' ? !item.location.indoor : !item.activity.indoor);

/** Whether some locations are a usual day together, between the bases of a day. */
function isUsualDay(
  context: Context,
  trip: TripProblem,
  solution: Solution,
  day: number,
  items: readonly Item[],
): boolean {
  const route = solution.days[day];
  const [from, to] = [trip.bases[route?.from ?? 0], trip.bases[route?.to ?? 0]];
  if (!from || !to) return false;
  const { problem } = createDayProblem(context, items, day, from, to);
  const [planned] = problem.days;
  if (!planned) return false;
  const longest = problem.limits.comfortDay;
  const limits = { ...planned, comfort: longest, longest, isShort: false, isFarOnly: false };
  const all = 2 ** items.length - 1;
  return searchDay(problem, planned.kind, 0, [1], limits).some((option) => option.stops === all);
}

/** The indoor locations of a date whose hours are known, the nearest to home first. */
function listIndoor(context: Context, date: string, taken: ReadonlySet<number>): PlanningLocation[] {
  const roads = context.getRoads(date);
  const getMinutes = ({ node }: PlanningLocation) => roads.getDrive(context.home.node, node)?.minutes ?? 0;
  return context.data.locations
    .filter(
      (location) =>
        location.indoor && location.openingHours && !taken.has(location.id) && isOpen(context, location, date),
    )
    .sort((one, two) => getMinutes(one) - getMinutes(two));
}

/**
 * Adds to each day whose stops are all outdoors, and that begins and ends at home, which indoor locations make a usual day
 * instead of them (docs/planner.md, "What is better"). Each is tried: it is open, and its hours, ways and meal fit. No location
 * is named on two days while there are others.
 */
export function addBadWeather(
  context: Context,
  trip: TripProblem,
  solution: Solution,
  days: readonly PlanDay[],
): PlanDay[] {
  const { home, request } = context;
  const taken = new Set(request.locations);
  return days.map((day, index) => {
    const route = solution.days[index];
    const stops = route?.moves.flatMap(({ stop }) => trip.items[stop] ?? []) ?? [];
    const isAtHome = route !== undefined && [route.from, route.to].every((base) => trip.bases[base]?.id === home.id);
    if (stops.length === 0 || !isAtHome || !stops.every(isOutdoors)) return day;
    const items: Item[] = [];
    for (const location of listIndoor(context, day.date, taken)) {
      const item: Item = { kind: 'location', id: location.id, location };
      if (!isUsualDay(context, trip, solution, index, [...items, item])) continue;
      items.push(item);
      taken.add(location.id);
      if (items.length === MOST_INSTEAD) break;
    }
    return items.length === 0 ? day : { ...day, badWeather: items.map(({ id }) => id) };
  });
}
