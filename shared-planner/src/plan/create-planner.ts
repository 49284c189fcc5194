import { type Context, createContext } from '../problem/context.ts';
import { createProblem, type TripProblem } from '../problem/create-problem.ts';
import { findItems } from '../problem/items.ts';
import { getArrival, getDeparture } from '../problem/transfers.ts';
import { createRoadNetwork } from '../roads/index.ts';
import type { Plan, UnscheduledItem } from '../schema/plan.ts';
import type { PlanRequest } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { Budget } from '../solver/budget.ts';
import type { Solution } from '../solver/solution.ts';
import { DEFAULT_STEPS, solve } from '../solver/solve.ts';
import { explainClosed } from './closed-reasons.ts';
import { explainLeftOut } from './left-out-reasons.ts';
import { findLeftOutByOrder } from './order-reason.ts';
import { planDays } from './plan-day.ts';
import { toSeed } from './seed.ts';
import { addSuggestions } from './suggestions.ts';
import { addPlanTotals, listBookings, listThingsToBring } from './totals.ts';

/** Version of the planner: it changes whenever the same request and data give another plan. */
export const PLANNER_VERSION = '2';

/** A plan request that no data can satisfy; its message tells the visitor what to choose instead. */
export class PlanRequestError extends Error {
  override name = 'PlanRequestError';
}

/** Makes plans from the planning data of one catalogue release. */
export type Planner = {
  /**
   * Makes the plan of a request: the same request, iterations and budget give the same plan, byte for byte.
   *
   * @param iterations of the search, where there are too many items to try everything: fewer are faster, and may find a
   *   worse plan.
   * @param budget of the solver's steps, `DEFAULT_STEPS` unless given: when they are spent, the plan is the best one until
   *   then, and does not claim to be optimal.
   * @throws PlanRequestError when the request names a gateway that does not exist, or leaves before it arrives.
   */
  makePlan: (request: PlanRequest, iterations?: number, budget?: Budget) => Plan;
};

const MINUTES_PER_DAY = 1440;

/** @throws PlanRequestError when a gateway does not exist, or the transfer to the departure begins before that of the arrival ends. */
function checkTransfers(context: Context): void {
  const { request, data, dates } = context;
  const { arrival, departure } = request.preferences;
  for (const transfer of [arrival, departure]) {
    if (!transfer || data.gateways.some(({ id }) => id === transfer.gateway)) continue;
    const known = data.gateways.map(({ id }) => id).join(', ');
    throw new PlanRequestError(`There is no gateway "${transfer.gateway}". Choose one of: ${known}.`);
  }
  const begin = (getDeparture(context)?.begin ?? Number.POSITIVE_INFINITY) + (dates.length - 1) * MINUTES_PER_DAY;
  if (begin < (getArrival(context)?.end ?? 0))
    throw new PlanRequestError(
      `Choose a later departure: ${departure?.time} is too soon after the arrival at ${arrival?.time}.`,
    );
}

function listUnscheduled(
  context: Context,
  trip: TripProblem,
  solution: Solution,
  iterations: number | undefined,
  budget: Budget,
): UnscheduledItem[] {
  const done = new Set(solution.days.flatMap(({ moves }) => moves.map(({ stop }) => stop)));
  const leftOutByOrder = findLeftOutByOrder(context, trip, solution, iterations, budget);
  return trip.items.flatMap((item, stop): UnscheduledItem[] => {
    if (done.has(stop)) return [];
    const isByOrder = leftOutByOrder.includes(item);
    const reason = isByOrder ? ({ code: 'order' } as const) : explainLeftOut(context, trip, solution, item, budget);
    return [{ kind: item.kind, id: item.id, reason }];
  });
}

/**
 * Creates a planner. It remembers the drives that it measured, so keep it as long as the data.
 *
 * @param version of the catalogue release that the data is from.
 */
export function createPlanner(data: PlanningData, version: string): Planner {
  const network = createRoadNetwork(data.roads);
  return {
    makePlan: (request, iterations, budget = new Budget(DEFAULT_STEPS)) => {
      const context = createContext(data, network, request);
      checkTransfers(context);
      const { items, missing } = findItems(request, data);
      const closed = items.flatMap((item): UnscheduledItem[] => {
        const reason = explainClosed(context, item, items);
        return reason ? [{ kind: item.kind, id: item.id, reason }] : [];
      });
      const isClosed = new Set(closed.map(({ kind, id }) => `${kind} ${id}`));
      const possible = items.filter(({ kind, id }) => !isClosed.has(`${kind} ${id}`));
      const trip = createProblem(context, possible);
      const solution = solve(trip.problem, toSeed(request.reference), iterations, budget);
      if (!solution) throw new Error('No road joins the bases of the trip: check the road graph of the planning data.');
      const days = addSuggestions(context, trip, solution, planDays(context, trip, solution));
      const order = new Map(items.map(({ kind, id }, rank) => [`${kind} ${id}`, rank]));
      const getRank = ({ kind, id }: UnscheduledItem) => order.get(`${kind} ${id}`) ?? items.length;
      return {
        version: 1,
        reference: request.reference,
        revision: request.revision,
        data: version,
        planner: PLANNER_VERSION,
        start_date: request.start_date,
        end_date: request.end_date,
        preferences: request.preferences,
        isOptimal: solution.isOptimal,
        days,
        unscheduled: [
          ...[...closed, ...listUnscheduled(context, trip, solution, iterations, budget)].sort(
            (a, b) => getRank(a) - getRank(b),
          ),
          ...missing.map(({ kind, id }) => ({ kind, id, reason: { code: 'not_in_catalogue' } as const })),
        ],
        totals: addPlanTotals(data, days),
        bookAhead: listBookings(data, days),
        bring: listThingsToBring(data, days),
      };
    },
  };
}
