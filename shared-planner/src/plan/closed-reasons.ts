import { addDays } from '../calendar/date-list.ts';
import { type Closure, findLocationClosure, getWindows } from '../problem/availability.ts';
import type { Context } from '../problem/context.ts';
import { isTooSoon } from '../problem/create-kind.ts';
import { getMonths, hasNights, type Item } from '../problem/items.ts';
import { listSites } from '../problem/sites.ts';
import { isReachable } from '../problem/visits.ts';
import type { Reason } from '../schema/plan.ts';
import type { PlanningActivity, PlanningLocation } from '../schema/planning-data.ts';

/** How far ahead the next possible day is looked for. */
const DAYS_AHEAD = 366;

/** The first day after the trip on which something holds. */
function findNextDate({ request }: Context, holds: (date: string) => boolean): { until?: string } {
  for (let days = 1; days <= DAYS_AHEAD; days++) {
    const date = addDays(request.end_date, days);
    if (holds(date)) return { until: date };
  }
  return {};
}

/** Of several closures, the one that tells most about what would help. */
const CLOSURES: readonly Closure[] = ['closed_that_day', 'closed_for_season', 'access_closed', 'unknown_access'];

function toClosureReason(context: Context, location: PlanningLocation, dates: readonly string[]): Reason | undefined {
  const { today } = context.request;
  const closures = dates.map((date) => findLocationClosure(location, date, today));
  if (closures.includes(undefined)) return undefined;
  const { id, notice } = location;
  const toFact = (field: string) => ({ of: 'location', id, field }) as const;
  switch (CLOSURES.find((closure) => closures.includes(closure))) {
    case 'unknown_access':
      return { code: 'unknown_access', ...(notice.ask && { ask: notice.ask }), fact: toFact('notice') };
    case 'access_closed': {
      const until = notice.until ?? notice.to;
      return { code: 'access_closed', ...(until && { until }), fact: toFact('notice') };
    }
    case 'closed_for_season': {
      const next = findNextDate(context, (date) => findLocationClosure(location, date, today) !== 'closed_for_season');
      return { code: 'closed_for_season', ...next, fact: toFact('possibleMonths') };
    }
    default:
      return { code: 'closed_that_day', dates: [...dates], fact: toFact('openingHours') };
  }
}

/** Why a location is too high or too strenuous for all the days on which it is open. */
function toEffortReason(context: Context, item: Item, location: PlanningLocation): Reason {
  const { altitudeMetres, altitudeFromDay } = context.rules;
  const { id, highestPointMetres: metres = 0 } = location;
  return metres > altitudeMetres
    ? {
        code: 'altitude_too_soon',
        metres,
        days: altitudeFromDay - 1,
        fact: { of: 'location', id, field: 'highestPointMetres' },
      }
    : { code: 'too_strenuous_on_arrival', fact: { of: item.kind, id: item.id, field: 'strenuousness' } };
}

/** Why a location is not possible on some dates of a trip; undefined when it is possible on one of them. */
function explainLocation(
  context: Context,
  item: Item & { kind: 'location' },
  dates: readonly string[],
): Reason | undefined {
  const { location } = item;
  const { transport } = context.request.preferences;
  const fact = { of: 'location', id: location.id, field: 'transport' } as const;
  if (!isReachable(location, transport)) return { code: 'no_transport', transport, fact };
  const closed = toClosureReason(context, location, dates);
  if (closed) return closed;
  const { today } = context.request;
  const open = dates.filter((date) => !findLocationClosure(location, date, today));
  const hasRoad = (date: string) => context.getRoads(date).getDrive(context.home.node, location.node) !== undefined;
  if (!open.some(hasRoad)) {
    const next = findNextDate(context, (date) => hasRoad(date) && !findLocationClosure(location, date, today));
    return next.until
      ? { code: 'closed_for_season', ...next, fact: { ...fact, field: 'arrivalNode' } }
      : { code: 'no_transport', transport, fact };
  }
  const isAllowed = (date: string) => !isTooSoon(context, item, location, context.dates.indexOf(date));
  return open.some(isAllowed) ? undefined : toEffortReason(context, item, location);
}

/** Why an activity is not possible on some dates of a trip; undefined when it is possible on one of them. */
function explainActivity(
  context: Context,
  activity: PlanningActivity,
  hosts: readonly PlanningLocation[],
  dates: readonly string[],
): Reason | undefined {
  const { locationIds, id } = activity;
  const selected = new Set(hosts.map((host) => host.id));
  const isPossible = (date: string) =>
    listSites(context, activity, date, selected).length > 0 ||
    hosts.some(
      (host) =>
        getMonths(activity, host.id).includes(Number(date.slice(5, 7))) &&
        !findLocationClosure(host, date, context.request.today),
    );
  if (dates.some(isPossible)) return undefined;
  if (hasNights(activity) && !activity.addsToVisit && hosts.length === 0)
    return { code: 'needs_location', locationIds };
  const months = [activity.months, ...Object.values(activity.monthsByLocation ?? {})].flat();
  const next = findNextDate(context, isPossible);
  const isInSeason = dates.some((date) => months.includes(Number(date.slice(5, 7))));
  if (isInSeason && hosts.length === 0 && locationIds.length > 0 && next.until === undefined)
    return { code: 'needs_location', locationIds };
  const isClosed = (date: string) => getWindows(activity.openingHours, date).length === 0;
  if (isInSeason && dates.every(isClosed))
    return { code: 'closed_that_day', dates: [...dates], fact: { of: 'activity', id, field: 'openingHours' } };
  return { code: 'closed_for_season', ...next, fact: { of: 'activity', id, field: 'months' } };
}

/**
 * Why an item is not possible on any day of the trip; undefined when it is possible on one.
 *
 * @param items all requested items: an activity can be done at the requested locations.
 */
export function explainClosed(context: Context, item: Item, items: readonly Item[]): Reason | undefined {
  const lock = context.request.locks.find(({ kind, id }) => kind === item.kind && id === item.id);
  const explain = (dates: readonly string[]) => {
    if (item.kind === 'location') return explainLocation(context, item, dates);
    const hosts = items.flatMap((other) =>
      other.kind === 'location' && item.activity.locationIds.includes(other.id) ? [other.location] : [],
    );
    return explainActivity(context, item.activity, hosts, dates);
  };
  const reason = explain(context.dates);
  if (reason || !lock) return reason;
  if (!context.dates.includes(lock.date)) return { code: 'locked_day', date: lock.date };
  return explain([lock.date]);
}
