import { addDays } from '@almaty/dates';
import { countDaysBetween } from '../calendar/date-list.ts';
import { type Context, changeRequest } from '../problem/context.ts';
import type { Item } from '../problem/items.ts';
import type { ItemReference, PlanRequest, Preferences } from '../schema/plan-request.ts';
import { MAX_TRIP_DAYS } from '../schema/request-values.ts';
import { Budget } from '../solver/budget.ts';
import { MAX_EXACT_STOPS } from '../solver/exact.ts';
import { fitsAlone } from './fits-alone.ts';
import { listRouted, routeTrip } from './route-trip.ts';

/** The steps of all trials of a plan: 8 ms. Three times as many would count the days of a sixth of the items more. */
const TRIAL_STEPS = 2_000_000;

/** The most days that are tried to be added. */
const MOST_DAYS = 7;

type Change = Partial<Pick<PlanRequest, 'end_date' | 'locations' | 'activities' | 'locks' | 'order'>> & {
  preferences?: Partial<Preferences>;
};

/**
 * Tries what would help before a plan says it. A change that needs a search instead of a proof, or more steps than are left,
 * is not tried, so nothing is said of it.
 */
export type Trials = {
  /** The date on which an item is after a change of the request; undefined when it is not in, or was not tried. */
  findDate: (change: Change, item: ItemReference) => string | undefined;
  /** Whether an item is in after a change, with all items that are in without it. */
  keepsAll: (change: Change, item: ItemReference, routed: readonly Item[]) => boolean;
  /** The least number of days after which an item is in. */
  countDays: (item: Item, items: readonly Item[]) => number | undefined;
};

const toKey = ({ kind, id }: ItemReference) => `${kind} ${id}`;

/**
 * Creates the trials of a plan. Each change is planned once, whatever items ask for it.
 *
 * @param context of the request as it is.
 * @param iterations of its search.
 */
export function createTrials(context: Context, iterations: number | undefined): Trials {
  const { request } = context;
  const budget = new Budget(TRIAL_STEPS);
  const tried = new Map<string, ReadonlyMap<string, string> | undefined>();

  function plan(changed: Context): ReadonlyMap<string, string> | undefined {
    if (changed.request.locations.length + changed.request.activities.length > MAX_EXACT_STOPS) return undefined;
    return budget.attempt(1, (part) => {
      const routed = routeTrip(changed, iterations, part);
      const dates = listRouted(routed).map(({ item, day }) => [toKey(item), changed.dates[day] ?? ''] as const);
      return routed.solution.isOptimal ? new Map(dates) : undefined;
    });
  }

  const change = ({ preferences, ...fields }: Change): Context =>
    changeRequest(context, { ...fields, preferences: { ...request.preferences, ...preferences } });

  function attempt(fields: Change): ReadonlyMap<string, string> | undefined {
    const key = JSON.stringify(fields);
    if (!tried.has(key)) tried.set(key, plan(change(fields)));
    return tried.get(key);
  }

  return {
    findDate: (fields, item) => attempt(fields)?.get(toKey(item)),
    keepsAll: (fields, item, routed) => {
      const dates = attempt(fields);
      return dates !== undefined && [item, ...routed].every((other) => dates.has(toKey(other)));
    },
    countDays: (item, items) => {
      const most = Math.min(MOST_DAYS, MAX_TRIP_DAYS - 1 - countDaysBetween(request.start_date, request.end_date));
      const withDays = (days: number) => ({ end_date: addDays(request.end_date, days) });
      // What has no room by itself hardly has any beside others, and is cheaper to try.
      if (!fitsAlone(change(withDays(most)), item, items)) return undefined;
      for (let days = 1; days <= most; days++) {
        const dates = attempt(withDays(days));
        // Without this number nobody knows whether it is the least one.
        if (!dates) return undefined;
        if (dates.has(toKey(item))) return days;
      }
      return undefined;
    },
  };
}
