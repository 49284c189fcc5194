import { addDays } from '@almaty/dates';
import { countDaysBetween } from '../calendar/date-list.ts';
import type { PlanRevision } from '../schema/plan-document.ts';
import type { ItemDay, ItemKind, ItemReference, PlanRequest, Preferences } from '../schema/plan-request.ts';
import { listScheduled } from './item-days.ts';

/** What a person changes in a plan. Dates are yyyy-MM-dd. */
export type Edit =
  | { type: 'remove' | 'unlock'; item: ItemReference }
  | { type: 'leave_out'; items: readonly ItemReference[] }
  /** On the date if it can be there, else wherever it fits. */
  | { type: 'add'; item: ItemReference; date?: string }
  /** To another day of the trip; an item that was locked is locked to that day then, and its order is free there. */
  | { type: 'move'; item: ItemReference; date: string }
  /** The stops of a day in the order in which they shall be done. */
  | { type: 'order'; items: readonly ItemReference[] }
  /** How a location is visited: the minutes of one of its variants, or as it fits. */
  | { type: 'variant'; locationId: number; minutes: number | undefined }
  /** Gives up the sequence that the item is in. */
  | { type: 'free_order'; item: ItemReference }
  /** To the day that it is on. */
  | { type: 'lock'; item: ItemReference; date: string }
  | { type: 'replace'; item: ItemReference; removed: ItemReference }
  /** A later start moves everything by as many days; another end only makes the trip shorter or longer. */
  | { type: 'dates'; start_date: string; end_date: string }
  | { type: 'preferences'; preferences: Preferences }
  /** Both at once, as a person changes them in one form. */
  | { type: 'trip'; start_date: string; end_date: string; preferences: Preferences };

/** Whether two references are to the same item. */
export const isSameItem = (one: ItemReference, other: ItemReference): boolean =>
  one.kind === other.kind && one.id === other.id;

const without = <Listed extends ItemReference>(list: readonly Listed[], item: ItemReference): Listed[] =>
  list.filter((listed) => !isSameItem(listed, item));

/** A sequence of one item says nothing, so it is given up. */
const withoutItems = (order: PlanRequest['order'], items: readonly ItemReference[]): PlanRequest['order'] =>
  order
    .map((sequence) => sequence.filter((listed) => !items.some((item) => isSameItem(item, listed))))
    .filter(({ length }) => length > 1);

/** Must-haves are items of the request; no list says that there are none. */
function withoutMustHave({ mustHaves = [], ...preferences }: Preferences, item: ItemReference): Preferences {
  const kept = without(mustHaves, item);
  return kept.length > 0 ? { ...preferences, mustHaves: kept } : preferences;
}

function removeItem(request: PlanRequest, item: ItemReference): PlanRequest {
  const keep = (kind: ItemKind) => (id: number) => item.kind !== kind || item.id !== id;
  return {
    ...request,
    locations: request.locations.filter(keep('location')),
    activities: request.activities.filter(keep('activity')),
    locks: without(request.locks, item),
    previous: without(request.previous, item),
    order: withoutItems(request.order, [item]),
    preferences: withoutMustHave(request.preferences, item),
  };
}

/** An item that is in the request already stays where it is. */
function addItem(request: PlanRequest, { kind, id }: ItemReference, date?: string): PlanRequest {
  const ids = kind === 'location' ? request.locations : request.activities;
  if (ids.includes(id)) return request;
  return {
    ...request,
    [kind === 'location' ? 'locations' : 'activities']: [...ids, id],
    previous: date ? [...request.previous, { kind, id, date }] : request.previous,
  };
}

/** The activities of a visit go where its location goes. */
function findGroup({ plan }: PlanRevision, item: ItemReference): ItemReference[] {
  const visit = plan.days
    .flatMap(({ items }) => items)
    .find((planned) => planned.type === 'visit' && item.kind === 'location' && planned.locationId === item.id);
  const activityIds = visit?.type === 'visit' ? visit.activityIds : [];
  return [item, ...activityIds.map((id) => ({ kind: 'activity' as const, id }))];
}

function moveItem(revision: PlanRevision, request: PlanRequest, item: ItemReference, date: string): PlanRequest {
  const group = findGroup(revision, item);
  const isMoved = (listed: ItemReference) => group.some((moved) => isSameItem(moved, listed));
  const isThere = request.previous.some((listed) => isSameItem(listed, item) && listed.date === date);
  return {
    ...request,
    locks: request.locks.map((lock) => (isMoved(lock) ? { ...lock, date } : lock)),
    previous: [
      ...request.previous.filter((listed) => !isMoved(listed)),
      ...group.map(({ kind, id }) => ({ kind, id, date })),
    ],
    order: isThere ? request.order : withoutItems(request.order, group),
  };
}

function changeDates(request: PlanRequest, start_date: string, end_date: string): PlanRequest {
  const shift = countDaysBetween(request.start_date, start_date);
  const shiftDays = (list: readonly ItemDay[]) =>
    list
      .map((listed) => ({ ...listed, date: addDays(listed.date, shift) }))
      .filter(({ date }) => date >= start_date && date <= end_date);
  return {
    ...request,
    ...{ start_date, end_date },
    locks: shiftDays(request.locks),
    previous: shiftDays(request.previous),
  };
}

/**
 * Applies an edit to what a plan was made from. Whatever the edit does not concern shall stay on its day
 * (`PlanRequest.previous`), as far as the planner's rules allow.
 *
 * @returns the request of the edited plan; it asks for the same things when the edit changes nothing.
 */
export function editRequest(revision: PlanRevision, edit: Edit): PlanRequest {
  const request = { ...revision.request, previous: listScheduled(revision.plan) };
  switch (edit.type) {
    case 'add':
      return addItem(request, edit.item, edit.date);
    case 'remove':
      return removeItem(request, edit.item);
    case 'leave_out':
      return edit.items.reduce(removeItem, request);
    case 'replace':
      return addItem(removeItem(request, edit.removed), edit.item);
    case 'move':
      return moveItem(revision, request, edit.item, edit.date);
    case 'order':
      return { ...request, order: [...withoutItems(request.order, edit.items), [...edit.items]] };
    case 'free_order':
      return { ...request, order: request.order.filter((list) => !list.some((item) => isSameItem(item, edit.item))) };
    case 'variant': {
      const { locationId, minutes } = edit;
      const others = request.variants.filter((variant) => variant.locationId !== locationId);
      return { ...request, variants: minutes === undefined ? others : [...others, { locationId, minutes }] };
    }
    case 'lock': {
      const { kind, id } = edit.item;
      return { ...request, locks: [...without(request.locks, edit.item), { kind, id, date: edit.date }] };
    }
    case 'unlock':
      return { ...request, locks: without(request.locks, edit.item) };
    case 'dates':
      return changeDates(request, edit.start_date, edit.end_date);
    case 'trip':
      return { ...changeDates(request, edit.start_date, edit.end_date), preferences: edit.preferences };
    case 'preferences':
      return { ...request, preferences: edit.preferences };
  }
}
