import type { Context } from '../problem/context.ts';
import { changeRequest } from '../problem/context.ts';
import type { TripProblem } from '../problem/create-problem.ts';
import type { Item } from '../problem/items.ts';
import { findLock, isPossible } from '../problem/possible-items.ts';
import { getArrival, getDeparture } from '../problem/transfers.ts';
import type { Reason } from '../schema/plan.ts';
import type { Pace, PlanRequest } from '../schema/plan-request.ts';
import { PACES } from '../schema/request-values.ts';
import { HARD_LEVEL, HARDEST_LEVEL } from '../solver/problem.ts';
import { explainClosed, explainLock } from './closed-reasons.ts';
import { fitsAlone } from './fits-alone.ts';
import { findHelpfulLocations } from './helpful-locations.ts';
import { listRouted, type RoutedTrip } from './route-trip.ts';
import type { Trials } from './trials.ts';

/** Longer than any day: for a day whose length does not count. */
const ANY_LENGTH = { comfortDay: 2000, maxDay: 2000 };

const getLevel = (item: Item): number =>
  item.kind === 'location' ? item.location.strenuousness : item.activity.strenuousness;

/** The request without one of its items. */
function leaveOut({ locations, activities }: PlanRequest, { kind, id }: Item) {
  const drop = (ids: readonly number[]) => ids.filter((other) => other !== id);
  return kind === 'location' ? { locations: drop(locations) } : { activities: drop(activities) };
}

/** The hard item of the plan without which an item is in, where nothing but effort keeps the two apart. */
function findEffortConflict(context: Context, routed: RoutedTrip, item: Item, trials: Trials): Item | undefined {
  const level = getLevel(item);
  if (level < HARD_LEVEL) return undefined;
  const inPlan = listRouted(routed);
  const others = inPlan.map((entry) => entry.item).filter((other) => getLevel(other) >= HARD_LEVEL);
  return others
    .sort((a, b) => Number(getLevel(b) === HARDEST_LEVEL) - Number(getLevel(a) === HARDEST_LEVEL))
    .find((other) => {
      const kept = inPlan.map((entry) => entry.item).filter((entry) => entry !== other);
      return trials.keepsAll(leaveOut(context.request, other), item, kept);
    });
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

/** The days that no transfer shortens. */
function listFullDates(context: Context): string[] {
  const [first, last] = [getArrival(context) ? 1 : 0, getDeparture(context) ? -1 : undefined];
  return context.dates.slice(first, last);
}

/** Why an item that is possible on some day does not even fit if nothing else is planned. */
function explainAlone(context: Context, item: Item, items: readonly Item[], trials: Trials): Reason | undefined {
  const fullDates = listFullDates(context);
  const isShortened = fullDates.length > 0 && fullDates.length < context.dates.length;
  if (isShortened && !isPossible(context, item, items, fullDates))
    return explainClosed(context, item, items, fullDates, trials);
  const days = trials.countDays(item, items);
  if (days !== undefined) return { code: 'needs_more_days', days };
  const { arrival: _arrival, departure: _departure, ...preferences } = context.request.preferences;
  const free = changeRequest(context, { preferences });
  const isTooLong = !fitsAlone(free, item, items) && fitsAlone(free, item, items, ANY_LENGTH);
  return isTooLong
    ? { code: 'day_too_long', mostMinutes: context.rules.maxDay, ...findPace(context, item, items, trials) }
    : undefined;
}

/** The easiest fuller pace at which an item is in. */
function findPace(context: Context, item: Item, items: readonly Item[], trials: Trials): { pace?: Pace } {
  const { preferences } = context.request;
  const fuller = PACES.slice(PACES.indexOf(preferences.pace) + 1);
  const pace = fuller.find(
    (other) =>
      fitsAlone(changeRequest(context, { preferences: { ...preferences, pace: other } }), item, items) &&
      trials.findDate({ preferences: { pace: other } }, item) !== undefined,
  );
  return pace ? { pace } : {};
}

/** Whether an item is out only because of its order: without its sequence it is in, with everything that is in now. */
function isLeftOutByOrder({ request }: Context, routed: RoutedTrip, item: Item, trials: Trials): boolean {
  const isOf = (sequence: PlanRequest['order'][number]) =>
    sequence.some(({ kind, id }) => kind === item.kind && id === item.id);
  if (!request.order.some(isOf)) return false;
  const order = request.order.filter((sequence) => !isOf(sequence));
  return trials.keepsAll(
    { order },
    item,
    listRouted(routed).map((entry) => entry.item),
  );
}

/** Why an item that is possible on some day is not in the plan. */
export function explainLeftOut(context: Context, routed: RoutedTrip, item: Item, trials: Trials): Reason {
  const { items } = routed.trip;
  if (isLeftOutByOrder(context, routed, item, trials)) return { code: 'order' };
  const lock = findLock(context, item);
  if (lock !== undefined) return explainLock(context, item, lock, trials);
  if (item.kind === 'activity' && lacksLocation(context, routed.trip, item))
    return { code: 'needs_location', locationIds: findHelpfulLocations(context, item, trials) };
  const alone = fitsAlone(context, item, items) ? undefined : explainAlone(context, item, items, trials);
  if (alone) return alone;
  const conflict = findEffortConflict(context, routed, item, trials);
  const days = trials.countDays(item, items);
  if (conflict) {
    const { kind, id } = conflict;
    return { code: 'too_strenuous_next_to', kind, id, ...(days !== undefined && { moreDays: days }) };
  }
  return days === undefined
    ? { code: 'no_room', ...findPace(context, item, items, trials) }
    : { code: 'needs_more_days', days };
}
