import { findLocationClosure } from '../problem/availability.ts';
import type { NightBase } from '../problem/bases.ts';
import type { Context } from '../problem/context.ts';
import { createDayProblem, type TripProblem } from '../problem/create-problem.ts';
import type { Item } from '../problem/items.ts';
import type { PlanDay, Suggestion } from '../schema/plan.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';
import { searchDay } from '../solver/day-search.ts';
import { HARD_LEVEL } from '../solver/problem.ts';
import type { Solution } from '../solver/solution.ts';

/** Suggestions of one day. */
const MAX_SUGGESTIONS = 2;

/** Whether a day with a location more is still a usual one. */
function hasRoom(
  context: Context,
  stops: readonly Item[],
  location: PlanningLocation,
  day: number,
  from: NightBase,
  to: NightBase,
): boolean {
  const items: Item[] = [...stops, { kind: 'location', id: location.id, location }];
  const { problem } = createDayProblem(context, items, day, from, to);
  const [planned] = problem.days;
  if (!planned) return false;
  const limits = {
    ...planned,
    comfort: problem.limits.comfortDay,
    longest: problem.limits.comfortDay,
    isShort: false,
    isFarOnly: false,
  };
  const all = 2 ** items.length - 1;
  return searchDay(problem, planned.kind, 0, [1], limits).some((option) => option.stops === all);
}

/**
 * Adds suggestions to the days with free hours: locations in their best months that nobody asked for, that are not
 * demanding, and that leave the day a usual one. Those that combine well with the day's locations come first, then those
 * with the least drive.
 */
export function addSuggestions(
  context: Context,
  trip: TripProblem,
  solution: Solution,
  days: readonly PlanDay[],
): PlanDay[] {
  const { data, request, rules, getRoads } = context;
  const taken = new Set(request.locations);
  return days.map((day, index) => {
    const { date, totals } = day;
    const route = solution.days[index];
    const [from, to] = [trip.bases[route?.from ?? 0], trip.bases[route?.to ?? 0]];
    if (!route || !from || !to || totals.driveMinutes + totals.visitMinutes > rules.comfortDay / 2) return day;
    const stops = route.moves.flatMap(({ stop }) => trip.items[stop] ?? []);
    const ids = stops.flatMap((item) => (item.kind === 'location' ? [item.id] : []));
    const candidates = data.locations
      .filter(
        (location) =>
          !taken.has(location.id) &&
          location.strenuousness < HARD_LEVEL &&
          location.bestMonths.includes(Number(date.slice(5, 7))) &&
          !findLocationClosure(location, date, request.today),
      )
      .flatMap((location) => {
        const drive = getRoads(date).getDrive(from.node, location.node);
        const neighbours = ids.filter((id) => location.combinesWith.includes(id)).length;
        return drive ? [{ location, minutes: drive.minutes, neighbours }] : [];
      })
      .sort((a, b) => b.neighbours - a.neighbours || a.minutes - b.minutes);
    const suggestions: Suggestion[] = [];
    for (const { location, minutes } of candidates) {
      if (suggestions.length === MAX_SUGGESTIONS) break;
      if (!hasRoom(context, stops, location, index, from, to)) continue;
      taken.add(location.id);
      suggestions.push({
        kind: 'location',
        id: location.id,
        visitMinutes: location.visitMinutes.typical,
        driveMinutes: 2 * minutes,
      });
    }
    return { ...day, suggestions };
  });
}
