import type { Plan } from '../schema/plan.ts';
import type { PlanRevision } from '../schema/plan-document.ts';
import type { ItemDay, ItemReference, PlanRequest, Preferences } from '../schema/plan-request.ts';
import { isSameItem } from './edit-request.ts';
import { listScheduled, listStops } from './item-days.ts';

/** How two revisions of a plan differ. `date` is the day in the later one. */
export type Change =
  | { type: 'added'; item: ItemReference }
  | { type: 'removed'; item: ItemReference }
  /** It was in the plan, is still wanted, and does not fit any more. */
  | { type: 'dropped'; item: ItemReference }
  | { type: 'fits'; item: ItemReference; date: string }
  | { type: 'moved'; item: ItemReference; date: string }
  /** The stops that are on the day in both are in another order there. */
  | { type: 'reordered'; date: string }
  | { type: 'locked'; item: ItemReference; date: string }
  | { type: 'unlocked'; item: ItemReference }
  | { type: 'dates'; start_date: string; end_date: string }
  | { type: 'pace'; pace: Preferences['pace'] }
  | { type: 'transport'; transport: Preferences['transport'] }
  | { type: 'day_start'; time: string }
  | { type: 'arrival'; transfer: Preferences['arrival'] }
  | { type: 'departure'; transfer: Preferences['arrival'] }
  | { type: 'people'; people: Preferences['people'] }
  | { type: 'bookings' }
  /** `minutes` is undefined when the visit lasts as it fits again. */
  | { type: 'variant'; item: ItemReference; minutes: number | undefined };

type Dated = ReadonlyMap<string, ItemDay>;

const toKey = ({ kind, id }: ItemReference) => `${kind} ${id}`;

const toMap = (list: readonly ItemDay[]): Dated => new Map(list.map((listed) => [toKey(listed), listed]));

const listRequested = ({ request }: PlanRevision): ItemReference[] => [
  ...request.locations.map((id) => ({ kind: 'location' as const, id })),
  ...request.activities.map((id) => ({ kind: 'activity' as const, id })),
];

/** Days from the start of the trip, so that a trip that is moved as a whole moves no item. */
const getOffset = (start: string, date: string) => Date.parse(date) - Date.parse(start);

/** The item that somebody sees as one thing: an activity of a visit follows its location. */
function listFollowers({ days }: Plan): ReadonlySet<string> {
  const activities = days.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'visit' ? item.activityIds : [])),
  );
  return new Set(activities.map((id) => toKey({ kind: 'activity', id })));
}

function listItemChanges(from: PlanRevision, to: PlanRevision): Change[] {
  const [before, after] = [toMap(listScheduled(from.plan)), toMap(listScheduled(to.plan))];
  const followers = listFollowers(to.plan);
  const requestedBefore = listRequested(from);
  return listRequested(to).flatMap((item): Change[] => {
    const [old, current] = [before.get(toKey(item)), after.get(toKey(item))];
    if (!requestedBefore.some((other) => isSameItem(other, item))) return [{ type: 'added', item }];
    if (old && !current) return [{ type: 'dropped', item }];
    if (!old && current) return [{ type: 'fits', item, date: current.date }];
    if (!old || !current || followers.has(toKey(item))) return [];
    const hasMoved = getOffset(from.plan.start_date, old.date) !== getOffset(to.plan.start_date, current.date);
    return hasMoved ? [{ type: 'moved', item, date: current.date }] : [];
  });
}

/** A day is the same one when it is as many days after the start of the trip. */
function listReorderedDays({ plan: before }: PlanRevision, { plan: after }: PlanRevision): Change[] {
  return after.days.flatMap((day, index): Change[] => {
    const earlier = before.days[index];
    const old = earlier ? listStops(earlier).map(toKey) : [];
    const now = listStops(day).map(toKey);
    const [oldOrder, order] = [old.filter((key) => now.includes(key)), now.filter((key) => old.includes(key))];
    return order.join() === oldOrder.join() ? [] : [{ type: 'reordered', date: day.date }];
  });
}

function listRemovals(from: PlanRevision, to: PlanRevision): Change[] {
  const kept = listRequested(to);
  return listRequested(from)
    .filter((item) => !kept.some((other) => isSameItem(other, item)))
    .map((item) => ({ type: 'removed', item }));
}

function listLockChanges(from: PlanRevision, to: PlanRevision): Change[] {
  const [before, after] = [toMap(from.request.locks), toMap(to.request.locks)];
  const isAsked = (item: ItemReference) => listRequested(to).some((other) => isSameItem(other, item));
  return [
    ...to.request.locks
      .filter((lock) => !before.has(toKey(lock)))
      .map(({ kind, id, date }): Change => ({ type: 'locked', item: { kind, id }, date })),
    ...from.request.locks
      .filter((lock) => !after.has(toKey(lock)) && isAsked(lock))
      .map(({ kind, id }): Change => ({ type: 'unlocked', item: { kind, id } })),
  ];
}

function listPreferenceChanges({ preferences: old }: Plan, { preferences: now }: Plan): Change[] {
  const isSameTransfer = (one: Preferences['arrival'], other: Preferences['arrival']) =>
    one?.gateway === other?.gateway && one?.time === other?.time;
  return [
    ...(old.pace === now.pace ? [] : [{ type: 'pace' as const, pace: now.pace }]),
    ...(old.transport === now.transport ? [] : [{ type: 'transport' as const, transport: now.transport }]),
    ...(old.dayStart === now.dayStart ? [] : [{ type: 'day_start' as const, time: now.dayStart }]),
    ...(JSON.stringify(old.people) === JSON.stringify(now.people)
      ? []
      : [{ type: 'people' as const, people: now.people }]),
    ...(JSON.stringify(old.bookings ?? []) === JSON.stringify(now.bookings ?? [])
      ? []
      : [{ type: 'bookings' as const }]),
    ...(['arrival', 'departure'] as const)
      .filter((type) => !isSameTransfer(old[type], now[type]))
      .map((type) => ({ type, transfer: now[type] })),
  ];
}

function listVariantChanges({ request: before }: PlanRevision, { request: after }: PlanRevision): Change[] {
  const getMinutes = (list: PlanRequest['variants'], id: number) =>
    list.find((each) => each.locationId === id)?.minutes;
  return after.locations.flatMap((id): Change[] => {
    const minutes = getMinutes(after.variants, id);
    return minutes === getMinutes(before.variants, id)
      ? []
      : [{ type: 'variant', item: { kind: 'location', id }, minutes }];
  });
}

/** Lists how a revision differs from an earlier one, what a person did first and what followed from it after that. */
export function listChanges(from: PlanRevision, to: PlanRevision): Change[] {
  const { start_date, end_date } = to.plan;
  const hasOtherDates = from.plan.start_date !== start_date || from.plan.end_date !== end_date;
  return [
    ...(hasOtherDates ? [{ type: 'dates' as const, start_date, end_date }] : []),
    ...listPreferenceChanges(from.plan, to.plan),
    ...listVariantChanges(from, to),
    ...listRemovals(from, to),
    ...listItemChanges(from, to),
    ...listReorderedDays(from, to),
    ...listLockChanges(from, to),
  ];
}
