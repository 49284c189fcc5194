import { countDaysBetween } from '../calendar/date-list.ts';
import { toMinutes } from '../calendar/time-of-day.ts';
import type { Plan, PlanItem } from '../schema/plan.ts';
import type { PlanRevision } from '../schema/plan-document.ts';
import type { ItemReference, PlanRequest } from '../schema/plan-request.ts';
import type { PlanningData, RoadNode } from '../schema/planning-data.ts';
import { isSameItem } from './edit-request.ts';
import { listItems, listScheduled } from './item-days.ts';

/** The moment and the place from which a trip is planned again: yyyy-MM-dd, HH:mm, and a node of the road graph. */
export type Now = { date: string; time: string; node: string };

/** Whether something of a day begins at or before now. */
const hasBegun = ({ date, start }: { date: string; start: string }, now: Now): boolean =>
  date < now.date || (date === now.date && toMinutes(start) <= toMinutes(now.time));

const getBegin = (item: PlanItem): string =>
  item.type === 'drive' ? item.depart : item.type === 'meal' ? item.start : item.arrive;

/** What has begun by now: who is at a visit has done it. */
const listBegun = ({ days }: Plan, now: Now): ItemReference[] =>
  days.flatMap(({ date, items }) =>
    items.filter((item) => hasBegun({ date, start: getBegin(item) }, now)).flatMap((item) => listItems(item, date)),
  );

/** The strenuousness of the hardest item that was done on the day before. */
function getLevelBefore({ plan, request }: PlanRevision, data: PlanningData, date: string): number {
  const index = countDaysBetween(request.start_date, date) - 1;
  const items = (plan.days[index]?.items ?? []).flatMap((item) => listItems(item, ''));
  const levels = items.map(({ kind, id }) => {
    const facts: readonly { id: number; strenuousness: number }[] =
      kind === 'location' ? data.locations : data.activities;
    return facts.find((fact) => fact.id === id)?.strenuousness ?? 0;
  });
  return Math.max(0, ...levels);
}

/**
 * Asks for the rest of a trip that is under way, from where the visitor is: what has not begun stays on its day if it can.
 *
 * @returns the request of the days that are left; undefined on a day that is not one of the trip.
 */
export function requestFromNow(revision: PlanRevision, data: PlanningData, now: Now): PlanRequest | undefined {
  const { request, plan } = revision;
  const { date, time, node } = now;
  if (date < request.start_date || date > request.end_date) return undefined;
  const begun = listBegun(plan, now);
  const isLeft = (item: ItemReference) => !begun.some((other) => isSameItem(other, item));
  const isAhead = (item: ItemReference & { date: string }) => item.date >= date && isLeft(item);
  const keep = (kind: ItemReference['kind']) => (id: number) => isLeft({ kind, id });
  const { arrival: _arrival, mustHaves = [], bookings = [], ...preferences } = request.preferences;
  return {
    ...request,
    start_date: date,
    locations: request.locations.filter(keep('location')),
    activities: request.activities.filter(keep('activity')),
    preferences: {
      ...preferences,
      ...(mustHaves.length > 0 && { mustHaves: mustHaves.filter(isLeft) }),
      ...(bookings.length > 0 && { bookings: bookings.filter((booking) => !hasBegun(booking, now)) }),
    },
    locks: request.locks.filter(isAhead),
    previous: listScheduled(plan).filter(isAhead),
    order: request.order.map((sequence) => sequence.filter(isLeft)).filter(({ length }) => length > 1),
    underway: {
      node,
      time,
      daysBefore: countDaysBetween(request.start_date, date) + (request.underway?.daysBefore ?? 0),
      levelBefore:
        date === request.start_date && request.underway
          ? request.underway.levelBefore
          : getLevelBefore(revision, data, date),
    },
  };
}

/** Degrees of longitude are shorter than those of latitude by this factor at 43 degrees north. */
const LONGITUDE = Math.cos((43 * Math.PI) / 180);

/**
 * The node of the road graph that is nearest to a position in degrees.
 *
 * @throws Error when the road graph has no node.
 */
export function findNearestNode({ nodes }: PlanningData['roads'], lat: number, lon: number): RoadNode {
  const measure = (node: RoadNode) => Math.hypot(node.lat - lat, (node.lon - lon) * LONGITUDE);
  const [first, ...others] = nodes;
  if (!first) throw new Error('The road graph of the planning data has no node.');
  return others.reduce((nearest, node) => (measure(node) < measure(nearest) ? node : nearest), first);
}
