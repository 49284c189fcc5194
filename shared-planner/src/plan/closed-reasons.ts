import { addDays } from '@almaty/dates';
import { findClosure } from '../calendar/open-days.ts';
import { type Closure, findLocationClosure, getWindows } from '../problem/availability.ts';
import { type Context, changeRequest } from '../problem/context.ts';
import { hasNights, type Item } from '../problem/items.ts';
import { findLock, isOpen, isOpenItem, isPossible } from '../problem/possible-items.ts';
import type { Reason } from '../schema/plan.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';
import { findHelpfulLocations } from './helpful-locations.ts';
import type { Trials } from './trials.ts';

/** How far ahead the next possible day is looked for. */
const DAYS_AHEAD = 366;

type NextDate = { date?: string; transport?: 'car' };

/** The same trip by car; undefined when it is by car already. */
const byCar = (context: Context): Context | undefined =>
  context.request.preferences.transport === 'public'
    ? changeRequest(context, { preferences: { ...context.request.preferences, transport: 'car' } })
    : undefined;

/** The first day after the trip on which an item is open, by car if it never is otherwise. */
function findNextDate(context: Context, item: Item, items: readonly Item[]): NextDate {
  const car = byCar(context);
  for (const asked of car ? [context, car] : [context])
    for (let days = 1; days <= DAYS_AHEAD; days++) {
      const date = addDays(context.request.end_date, days);
      if (isOpenItem(asked, item, items, date)) return { date, ...(asked === car && { transport: 'car' }) };
    }
  return {};
}

/** Of several closures, the one that tells most about what would help. */
const CLOSURES: readonly Closure[] = ['closed_that_day', 'closed_for_season', 'access_closed', 'unknown_access'];

/** Why a location is closed on all of some dates; undefined when only its road is. */
function toClosureReason(
  context: Context,
  location: PlanningLocation,
  dates: readonly string[],
  { date: next, transport }: NextDate,
): Reason | undefined {
  const closures = dates.map((date) => findLocationClosure(location, date, context.request.today));
  if (closures.includes(undefined)) return undefined;
  const { id, notice } = location;
  const toFact = (field: string) => ({ of: 'location', id, field }) as const;
  const help = { ...(next && { next }), ...(transport && { transport }) };
  switch (CLOSURES.find((closure) => closures.includes(closure))) {
    case 'unknown_access':
      return { code: 'unknown_access', ...(notice.ask && { ask: notice.ask }), fact: toFact('notice') };
    case 'access_closed': {
      const until = notice.until ?? notice.to;
      return { code: 'access_closed', ...(until && { until }), ...help, fact: toFact('notice') };
    }
    case 'closed_for_season': {
      const isClosure = dates.some((date) => findClosure(location.seasonalClosures, date));
      return {
        code: 'closed_for_season',
        ...(next && { until: next }),
        ...(transport && { transport }),
        fact: toFact(isClosure ? 'seasonalClosures' : 'possibleMonths'),
      };
    }
    default:
      return { code: 'closed_that_day', dates: [...dates], ...help, fact: toFact('openingHours') };
  }
}

/** Why a location is too high or too strenuous for all the days on which it is open. */
function toEffortReason(context: Context, item: Item, location: PlanningLocation, moreDays?: number): Reason {
  const { altitudeMetres, altitudeFromDay } = context.rules;
  const { id, highestPointMetres: metres = 0 } = location;
  const help = moreDays === undefined ? {} : { moreDays };
  return metres > altitudeMetres
    ? {
        code: 'altitude_too_soon',
        metres,
        days: altitudeFromDay - 1,
        ...help,
        fact: { of: 'location', id, field: 'highestPointMetres' },
      }
    : { code: 'too_strenuous_on_arrival', ...help, fact: { of: item.kind, id: item.id, field: 'strenuousness' } };
}

/** Why no way leads to an item; a car is named only if the plan by car has the item. */
function toTransportReason({ request }: Context, { kind, id }: Item, field: string, trials: Trials): Reason {
  const { transport } = request.preferences;
  const isHelped =
    transport === 'public' && trials.findDate({ preferences: { transport: 'car' } }, { kind, id }) !== undefined;
  return { code: 'no_transport', transport, ...(isHelped && { help: 'car' }), fact: { of: kind, id, field } };
}

/** Why a location is possible on none of some dates of a trip. */
function explainLocation(
  context: Context,
  item: Item & { kind: 'location' },
  items: readonly Item[],
  dates: readonly string[],
  trials: Trials,
): Reason {
  const { location } = item;
  if (dates.some((date) => isOpen(context, location, date)))
    return toEffortReason(context, item, location, trials.countDays(item, items));
  const car = byCar(context);
  if (car && dates.some((date) => isOpen(car, location, date)))
    return toTransportReason(context, item, 'transport', trials);
  const next = findNextDate(context, item, items);
  const closed = toClosureReason(context, location, dates, next);
  if (closed) return closed;
  if (!next.date) return toTransportReason(context, item, 'transport', trials);
  return {
    code: 'closed_for_season',
    until: next.date,
    ...(next.transport && { transport: next.transport }),
    fact: { of: 'location', id: location.id, field: 'arrivalNode' },
  };
}

/** Why an activity is possible on none of some dates of a trip. */
function explainActivity(
  context: Context,
  item: Item & { kind: 'activity' },
  items: readonly Item[],
  dates: readonly string[],
  trials: Trials,
): Reason {
  const { activity, id } = item;
  const locationIds = findHelpfulLocations(context, item, trials);
  if (locationIds.length > 0) return { code: 'needs_location', locationIds };
  const car = byCar(context);
  const needsCar =
    car && (isPossible(car, item, items, dates) || findHelpfulLocations(car, item, undefined).length > 0);
  const field = activity.locationIds.length > 0 ? 'locationIds' : 'nodes';
  if (needsCar) return toTransportReason(context, item, field, trials);
  const { date: next, transport } = findNextDate(context, item, items);
  if (!next && hasNights(activity) && !activity.addsToVisit) return { code: 'needs_location', locationIds: [] };
  const help = transport ? { transport } : {};
  const months = [activity.months, ...Object.values(activity.monthsByLocation ?? {})].flat();
  const isInSeason = dates.some((date) => months.includes(Number(date.slice(5, 7))));
  const isClosed = dates.every((date) => getWindows(activity.openingHours, date).length === 0);
  const toFact = (name: string) => ({ of: 'activity', id, field: name }) as const;
  return isInSeason && isClosed
    ? { code: 'closed_that_day', dates: [...dates], ...(next && { next }), ...help, fact: toFact('openingHours') }
    : { code: 'closed_for_season', ...(next && { until: next }), ...help, fact: toFact('months') };
}

/**
 * Says why an item is possible on none of some days.
 *
 * @param items all requested items: an activity can be done at the requested locations.
 * @param dates days of the trip on which it is not possible.
 */
export const explainClosed = (
  context: Context,
  item: Item,
  items: readonly Item[],
  dates: readonly string[],
  trials: Trials,
): Reason =>
  item.kind === 'location'
    ? explainLocation(context, item, items, dates, trials)
    : explainActivity(context, item, items, dates, trials);

/** Why an item that is locked to a day is not on it, and the day on which it is without the lock. */
export function explainLock({ request }: Context, item: Item, date: string, trials: Trials): Reason {
  const locks = request.locks.filter(({ kind, id }) => kind !== item.kind || id !== item.id);
  const other = trials.findDate({ locks }, item);
  return { code: 'locked_day', date, ...(other && { other }) };
}

/** Says why an item is not possible on the trip, as `isPossibleOnTrip` found. */
export function explainImpossible(context: Context, item: Item, items: readonly Item[], trials: Trials): Reason {
  const lock = findLock(context, item);
  if (lock === undefined || !isPossible(context, item, items))
    return explainClosed(context, item, items, context.dates, trials);
  return context.dates.includes(lock)
    ? explainClosed(context, item, items, [lock], trials)
    : explainLock(context, item, lock, trials);
}
