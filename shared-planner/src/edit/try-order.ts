import type { Plan } from '../schema/plan.ts';
import type { PlanRevision } from '../schema/plan-document.ts';
import type { ItemReference } from '../schema/plan-request.ts';
import { listDropped, type MakePlan } from './day-choices.ts';
import { type Edit, editRequest, isSameItem } from './edit-request.ts';
import { listStops } from './item-days.ts';

/** Whether a day of a plan has stops in an order; others may be between them. */
function hasOrder({ days }: Plan, date: string, wanted: readonly ItemReference[]): boolean {
  const day = days.find((other) => other.date === date);
  const stops = (day ? listStops(day) : []).filter((stop) => wanted.some((item) => isSameItem(item, stop)));
  const getPlace = (stop: ItemReference) => wanted.findIndex((item) => isSameItem(item, stop));
  return stops.length === wanted.length && stops.every((stop, index) => getPlace(stop) === index);
}

/**
 * Tries to put a stop of a plan to another position on its day.
 *
 * @param position among the stops of that day, from 0.
 * @returns the edit that does it; null when the item is no stop, when the day has no such position, and when the day is not
 *   possible in that order or something would not fit any more.
 */
export function tryPosition(
  revision: PlanRevision,
  item: ItemReference,
  position: number,
  makePlan: MakePlan,
): Edit | null {
  for (const day of revision.plan.days) {
    const stops = listStops(day);
    const others = stops.filter((stop) => !isSameItem(stop, item));
    if (others.length === stops.length) continue;
    if (position < 0 || position > others.length) return null;
    const items = others.toSpliced(position, 0, item);
    const edit: Edit = { type: 'order', items };
    const plan = makePlan(editRequest(revision, edit));
    return hasOrder(plan, day.date, items) && listDropped(revision.plan, plan).length === 0 ? edit : null;
  }
  return null;
}

/**
 * Tries to put a stop of a plan before or after its neighbour on its day.
 *
 * @param direction -1 puts it before the stop before it, 1 after the stop after it.
 * @returns as `tryPosition`.
 */
export function tryOrder(
  revision: PlanRevision,
  item: ItemReference,
  direction: -1 | 1,
  makePlan: MakePlan,
): Edit | null {
  const positions = revision.plan.days.map((day) => listStops(day).findIndex((stop) => isSameItem(stop, item)));
  const position = positions.find((index) => index >= 0);
  return position === undefined ? null : tryPosition(revision, item, position + direction, makePlan);
}
