import { isBooked } from '../problem/bookings.ts';
import { type Context, createContext } from '../problem/context.ts';
import type { Item } from '../problem/items.ts';
import { getArrival, getDeparture } from '../problem/transfers.ts';
import { createRoadNetwork } from '../roads/index.ts';
import { findBooking } from '../schema/booking-id.ts';
import type { Plan, Reason, UnscheduledItem } from '../schema/plan.ts';
import type { PlanRequest } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { Budget } from '../solver/budget.ts';
import { DEFAULT_STEPS } from '../solver/solve.ts';
import { addBadWeather } from './bad-weather.ts';
import { explainImpossible } from './closed-reasons.ts';
import { explainLeftOut } from './left-out-reasons.ts';
import { planDays } from './plan-day.ts';
import { PlanRequestError } from './plan-request-error.ts';
import { listRouted, type RoutedTrip, routeTrip } from './route-trip.ts';
import { addSuggestions } from './suggestions.ts';
import { addPlanTotals, listBookings, listThingsToBring } from './totals.ts';
import { createTrials, type Trials } from './trials.ts';

/** Version of the planner: it changes whenever the same request and data give another plan. */
const PLANNER_VERSION = '5';

/** Makes plans from the planning data of one catalogue release. */
export type Planner = {
  /**
   * Makes the plan of a request: the same request, iterations and budget give the same plan, byte for byte. The reasons of
   * what is left out are found when they are read.
   *
   * @param iterations of the search, where there are too many items to try everything: fewer are faster, and may find a
   *   worse plan.
   * @param budget of the solver's steps, `DEFAULT_STEPS` unless given: when they are spent, the plan is the best one until
   *   then, and does not claim to be optimal.
   * @throws PlanRequestError when the request names a gateway that does not exist, leaves before it arrives, or is under way
   * where no way leads on in time.
   */
  makePlan: (request: PlanRequest, iterations?: number, budget?: Budget) => Plan;
  /** Throws what `makePlan` would throw of the gateways and times of a request, and plans nothing. @throws PlanRequestError */
  checkRequest: (request: PlanRequest) => void;
};

const MINUTES_PER_DAY = 1440;

/** @throws PlanRequestError when a gateway or the node of a trip under way does not exist, or the transfer to the departure begins before that of the arrival ends. */
function checkTransfers(context: Context): void {
  const { request, data, dates } = context;
  const here = request.underway?.node;
  if (here !== undefined && !data.roads.nodes.some(({ id }) => id === here))
    throw new PlanRequestError({ code: 'unknown_node', node: here });
  const { arrival, departure } = request.preferences;
  for (const transfer of [arrival, departure]) {
    if (!transfer || data.gateways.some(({ id }) => id === transfer.gateway)) continue;
    const known = data.gateways.map(({ id }) => id);
    throw new PlanRequestError({ code: 'unknown_gateway', gateway: transfer.gateway, known });
  }
  const transfer = getDeparture(context);
  if (!departure || !transfer) return;
  const day = dates.indexOf(transfer.date);
  if (day < 0) throw new PlanRequestError({ code: 'departure_before_trip', departure: departure.time });
  if (arrival && day * MINUTES_PER_DAY + transfer.begin < (getArrival(context)?.end ?? 0))
    throw new PlanRequestError({ code: 'departure_too_soon', departure: departure.time, arrival: arrival.time });
}

/** Why a requested item is not in the plan. */
function explain(context: Context, routed: RoutedTrip, item: Item, trials: Trials): Reason {
  const { requested, trip } = routed;
  if (isBooked(item)) return { code: 'booking' };
  return trip.items.includes(item)
    ? explainLeftOut(context, routed, item, trials)
    : explainImpossible(context, item, requested.items, trials);
}

/**
 * What is not in the plan, in the order of the request. The reasons, all at once, are found when the first of them is read: they
 * take more than half of the time, and who only tries an edit reads none.
 *
 * @param iterations of the search.
 */
function listUnscheduled(context: Context, routed: RoutedTrip, iterations: number | undefined): UnscheduledItem[] {
  const { items, missing } = routed.requested;
  const done = new Set(listRouted(routed).map(({ item: { kind, id } }) => `${kind} ${id}`));
  const left = items.filter(({ kind, id }) => !done.has(`${kind} ${id}`));
  let found: Reason[] | undefined;
  const explainAll = () => {
    const trials = createTrials(context, iterations);
    return left.map((item) => explain(context, routed, item, trials));
  };
  return [
    ...left.map((item, index) => {
      const booking = isBooked(item) ? findBooking(context.request.preferences, item.id) : undefined;
      return {
        ...{ kind: item.kind, id: item.id, ...(booking && { title: booking.title }) },
        get reason() {
          found ??= explainAll();
          return found[index] as Reason;
        },
      };
    }),
    ...missing.map(({ kind, id }) => ({ kind, id, reason: { code: 'not_in_catalogue' } as const })),
  ];
}

/**
 * Creates a planner. It remembers the drives that it measured, so keep it as long as the data.
 *
 * @param version of the catalogue release that the data is from.
 */
export function createPlanner(data: PlanningData, version: string): Planner {
  const network = createRoadNetwork(data.roads);
  return {
    checkRequest: (request) => checkTransfers(createContext(data, network, request)),
    makePlan: (request, iterations, budget = new Budget(DEFAULT_STEPS)) => {
      const context = createContext(data, network, request);
      checkTransfers(context);
      const routed = routeTrip(context, iterations, budget);
      const { trip, solution } = routed;
      const planned = planDays(context, trip, solution);
      const days = addBadWeather(context, trip, solution, addSuggestions(context, trip, solution, planned));
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
        unscheduled: listUnscheduled(context, routed, iterations),
        totals: addPlanTotals(days),
        bookAhead: listBookings(context.data, days),
        bring: listThingsToBring(context.data, days),
      };
    },
  };
}
