import type { PlanningActivity, PlanningLocation } from '../schema/planning-data.ts';
import { findLocationClosure } from './availability.ts';
import type { Context } from './context.ts';
import { isTooSoon } from './create-kind.ts';
import { getMonths, type Item } from './items.ts';
import { listSites } from './sites.ts';
import { isReachable } from './visits.ts';

/** Whether a location is open on a date, and a way leads there. */
export const isOpen = (context: Context, location: PlanningLocation, date: string): boolean =>
  isReachable(location, context.request.preferences.transport) &&
  !findLocationClosure(location, date, context.request.today) &&
  context.getRoads(date).getDrive(context.home.node, location.node) !== undefined;

/** Whether an activity can be done at a location that is visited on a date. */
export const isHosted = (
  context: Context,
  activity: PlanningActivity,
  location: PlanningLocation,
  date: string,
): boolean => getMonths(activity, location.id).includes(Number(date.slice(5, 7))) && isOpen(context, location, date);

/** The requested locations at which an activity can be done. */
const listHosts = ({ activity }: Item & { kind: 'activity' }, items: readonly Item[]): PlanningLocation[] =>
  items.flatMap((other) =>
    other.kind === 'location' && activity.locationIds.includes(other.id) ? [other.location] : [],
  );

/** Whether an item could be on a date of any trip: only its effort may be too much for the day. */
export function isOpenItem(context: Context, item: Item, items: readonly Item[], date: string): boolean {
  if (item.kind === 'location') return isOpen(context, item.location, date);
  const hosts = listHosts(item, items);
  const selected = new Set(hosts.map(({ id }) => id));
  return (
    listSites(context, item.activity, date, selected).length > 0 ||
    hosts.some((host) => isHosted(context, item.activity, host, date))
  );
}

/**
 * Whether an item is possible on one of some days of the trip, whatever else is planned.
 *
 * @param items all requested items: an activity can be done at the requested locations.
 */
export const isPossible = (
  context: Context,
  item: Item,
  items: readonly Item[],
  dates: readonly string[] = context.dates,
): boolean =>
  dates.some(
    (date) =>
      isOpenItem(context, item, items, date) &&
      (item.kind === 'activity' ||
        !isTooSoon(context, item, item.location, context.firstDay + context.dates.indexOf(date))),
  );

/** The day to which an item is locked; undefined when it is not. */
export const findLock = ({ request }: Context, item: Item): string | undefined =>
  request.locks.find(({ kind, id }) => kind === item.kind && id === item.id)?.date;

/** Whether an item is possible on a day of the trip: on the one to which it is locked, if it is. */
export function isPossibleOnTrip(context: Context, item: Item, items: readonly Item[]): boolean {
  const lock = findLock(context, item);
  if (lock === undefined) return isPossible(context, item, items);
  return context.dates.includes(lock) && isPossible(context, item, items, [lock]);
}
