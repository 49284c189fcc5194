import { addDays, listDates } from '../calendar/date-list.ts';
import type { NightBase } from '../problem/bases.ts';
import type { Context } from '../problem/context.ts';
import { createDayProblem, createProblem, type TripProblem } from '../problem/create-problem.ts';
import type { Item } from '../problem/items.ts';
import type { Reason } from '../schema/plan.ts';
import type { Budget } from '../solver/budget.ts';
import { searchDay } from '../solver/day-search.ts';
import { solveExactly } from '../solver/exact.ts';
import { HARD_LEVEL, HARDEST_LEVEL } from '../solver/problem.ts';
import type { Solution } from '../solver/solution.ts';

/** The most days that are suggested to be added. */
const MAX_EXTRA_DAYS = 7;

/** Whether items can be done on the days of a context, if nothing else is. */
function fits(context: Context, items: readonly Item[]): boolean {
  const { problem } = createProblem(context, items);
  const solution = solveExactly(problem);
  const done = new Set(solution?.days.flatMap(({ moves }) => moves.map(({ stop }) => stop)));
  return done.size === items.length;
}

/** The item with one of the requested locations at which it can be done, where it cannot be done by itself. */
function withHost(item: Item, items: readonly Item[]): Item[][] {
  if (item.kind === 'location') return [[item]];
  const hosts = items.filter((other) => other.kind === 'location' && item.activity.locationIds.includes(other.id));
  return [[item], ...hosts.map((host) => [host, item])];
}

/** The least number of days after the trip in which an item fits; undefined if it does not fit in a week. */
function countExtraDays(context: Context, item: Item, items: readonly Item[]): number | undefined {
  const { request, dates } = context;
  for (let days = 1; days <= MAX_EXTRA_DAYS; days++) {
    const end = addDays(request.end_date, days);
    const extra: Context = {
      ...context,
      request: { ...request, end_date: end, locks: [] },
      dates: listDates(addDays(request.end_date, 1), end),
      firstDay: dates.length,
    };
    if (withHost(item, items).some((group) => fits(extra, group))) return days;
  }
  return undefined;
}

/** The least number of the trip's own days in which an item fits, if nothing else is in them; undefined if in none. */
function countOwnDays(context: Context, item: Item, items: readonly Item[]): number | undefined {
  const { dates } = context;
  // What does not fit into all days fits into none of their parts, of which a long trip has more than a thousand.
  if (!withHost(item, items).some((group) => fits(context, group))) return undefined;
  for (let days = 1; days <= dates.length; days++)
    for (let first = 0; first + days <= dates.length; first++) {
      const own: Context = { ...context, dates: dates.slice(first, first + days), firstDay: first };
      if (withHost(item, items).some((group) => fits(own, group))) return days;
    }
  return undefined;
}

const getLevel = (item: Item): number =>
  item.kind === 'location' ? item.location.strenuousness : item.activity.strenuousness;

/** Whether a day is known to have room for all items if effort does not count: a spent budget leaves it unknown. */
function hasRoom(
  context: Context,
  items: readonly Item[],
  index: number,
  [from, to]: readonly [NightBase, NightBase],
  budget: Budget,
): boolean {
  const { problem } = createDayProblem(context, items, index, from, to);
  const [day] = problem.days;
  if (!day) return false;
  const relaxed = { ...problem, limits: { ...problem.limits, maxHardStops: items.length } };
  const { maxDay } = problem.limits;
  const limits = {
    ...day,
    start: day.earliestStart,
    comfort: maxDay,
    longest: maxDay,
    isShort: false,
    isFarOnly: false,
  };
  const all = 2 ** items.length - 1;
  const options = budget.attempt(1, (part) => searchDay(relaxed, day.kind, 0, [1], limits, part));
  return options?.some((option) => option.stops === all) ?? false;
}

/**
 * The stop because of whose effort an item is left out: a hard one of a day that would have room for both, or the hardest
 * one of the day before or after.
 */
function findEffortConflict(
  context: Context,
  { items, bases }: TripProblem,
  solution: Solution,
  item: Item,
  budget: Budget,
): Item | undefined {
  if (getLevel(item) < HARD_LEVEL) return undefined;
  const listItems = (day: number) => (solution.days[day]?.moves ?? []).flatMap(({ stop }) => items[stop] ?? []);
  const findWithLevel = (day: number, level: number) => listItems(day).find((other) => getLevel(other) >= level);
  for (const [index, route] of solution.days.entries()) {
    const neighbour =
      getLevel(item) === HARDEST_LEVEL
        ? (findWithLevel(index - 1, HARDEST_LEVEL) ?? findWithLevel(index + 1, HARDEST_LEVEL))
        : undefined;
    const conflict = findWithLevel(index, HARD_LEVEL) ?? neighbour;
    const [from, to] = [bases[route.from], bases[route.to]];
    if (conflict && from && to && hasRoom(context, [...listItems(index), item], index, [from, to], budget))
      return conflict;
  }
  return undefined;
}

/** Whether an activity could only be done at selected locations, none of which is possible. */
function lacksLocation(
  { request }: Context,
  { items, placed }: TripProblem,
  item: Item & { kind: 'activity' },
): boolean {
  const { locationIds } = item.activity;
  const rank = items.indexOf(item);
  return (
    request.locations.some((id) => locationIds.includes(id)) &&
    !items.some(({ kind, id }) => kind === 'location' && locationIds.includes(id)) &&
    placed.every((stops) => stops[rank]?.windows.length === 0)
  );
}

/**
 * Why an item that is possible on some day is not in the solution.
 *
 * @param budget of steps: that it is too strenuous is not found when they are spent.
 */
export function explainLeftOut(
  context: Context,
  trip: TripProblem,
  solution: Solution,
  item: Item,
  budget: Budget,
): Reason {
  const lock = context.request.locks.find(({ kind, id }) => kind === item.kind && id === item.id);
  if (lock) return { code: 'locked_day', date: lock.date };
  if (item.kind === 'activity' && lacksLocation(context, trip, item))
    return { code: 'needs_location', locationIds: item.activity.locationIds };
  const conflict = findEffortConflict(context, trip, solution, item, budget);
  if (conflict) return { code: 'too_strenuous_next_to', kind: conflict.kind, id: conflict.id };
  // After the trip the season may be over: then the days that it takes of the trip are those that are missing.
  const days = countExtraDays(context, item, trip.items) ?? countOwnDays(context, item, trip.items);
  return days === undefined
    ? { code: 'day_too_long', mostMinutes: context.rules.maxDay }
    : { code: 'needs_more_days', days };
}
