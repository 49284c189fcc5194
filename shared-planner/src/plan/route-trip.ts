import type { Context } from '../problem/context.ts';
import { createProblem, type TripProblem } from '../problem/create-problem.ts';
import { findItems, type Item, type RequestedItems } from '../problem/items.ts';
import { findLock, isPossibleOnTrip } from '../problem/possible-items.ts';
import { countParts } from '../problem/visits.ts';
import type { Budget } from '../solver/budget.ts';
import { MAX_EXACT_STOPS } from '../solver/exact.ts';
import type { Solution } from '../solver/solution.ts';
import { solve } from '../solver/solve.ts';
import { PlanRequestError } from './plan-request-error.ts';
import { toSeed } from './seed.ts';

/** The routes of a trip, before they are told as a plan. */
export type RoutedTrip = {
  requested: RequestedItems;
  trip: TripProblem;
  solution: Solution;
};

/**
 * The further days of visits that take several: they are planned where there is room, unless the visitor chose the day, or
 * they would make a proof too long.
 */
function listParts(context: Context, items: readonly Item[]): Item[] {
  const parts = items.flatMap((item): Item[] => {
    if (item.kind === 'activity' || findLock(context, item) !== undefined) return [];
    const { length } = Array.from({ length: countParts(item.location, context.rules) - 1 });
    return Array.from({ length }, (_, index) => ({ ...item, part: index + 1 }));
  });
  return items.length + parts.length > MAX_EXACT_STOPS ? [] : parts;
}

/**
 * Finds the routes of a trip.
 *
 * @param iterations of the search; as many as usual when undefined.
 * @throws PlanRequestError when a trip under way cannot end in time. @throws Error when no road joins the bases.
 */
export function routeTrip(context: Context, iterations: number | undefined, budget: Budget): RoutedTrip {
  const { request, data } = context;
  const requested = findItems(request, data);
  const possible = requested.items.filter((item) => isPossibleOnTrip(context, item, requested.items));
  const trip = createProblem(context, [...possible, ...listParts(context, possible)]);
  const solution = solve(trip.problem, toSeed(request.reference), iterations, budget);
  if (!solution && request.underway) throw new PlanRequestError({ code: 'end_too_soon' });
  if (!solution) throw new Error('No road joins the bases of the trip: check the road graph of the planning data.');
  return { requested, trip, solution };
}

/** The items of a routed trip, in the order of its days. */
export const listRouted = ({ trip, solution }: Pick<RoutedTrip, 'trip' | 'solution'>): { item: Item; day: number }[] =>
  solution.days.flatMap(({ moves }, day) =>
    moves.flatMap(({ stop }) => {
      const item = trip.items[stop];
      return item ? [{ item, day }] : [];
    }),
  );
