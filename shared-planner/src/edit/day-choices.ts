import { getMinutesBetween } from '../calendar/time-of-day.ts';
import { listItems } from '../formats/list-items.ts';
import type { Plan, Reason } from '../schema/plan.ts';
import type { PlanRevision } from '../schema/plan-document.ts';
import type { ItemReference, PlanRequest } from '../schema/plan-request.ts';
import { editRequest, isSameItem } from './edit-request.ts';
import { listScheduled } from './item-days.ts';

/** Makes the plan of a request, as a planner does. */
export type MakePlan = (request: PlanRequest) => Plan;

/**
 * A day to which an item may be moved. `minutes` is how long that day would last, from its first departure to its last
 * arrival; `dropped` are the items that would not fit any more.
 */
export type DayChoice = { date: string } & (
  | { isPossible: true; isCurrent: boolean; minutes: number; dropped: readonly ItemReference[] }
  /** `reason` when the day alone is why; none when its other stops leave no room. */
  | { isPossible: false; reason: Reason | undefined }
);

/** Minutes from the first departure of a day to its last arrival; 0 for an empty day or a date outside the plan. */
export function getDayMinutes(plan: Plan, date: string): number {
  const listed = listItems(plan).filter(({ day }) => day.date === date);
  const [first, last] = [listed[0], listed.at(-1)];
  return first && last ? getMinutesBetween(first.start, last.end) : 0;
}

/** The items of an earlier plan that are not in a later one, apart from those that its request does not ask for. */
export function listDropped(before: Plan, after: Plan): ItemReference[] {
  const scheduled = listScheduled(before);
  return after.unscheduled
    .filter((item) => scheduled.some((other) => isSameItem(item, other)))
    .map(({ kind, id }) => ({ kind, id }));
}

/** Reasons that depend on the other days or on what else is planned. */
const SAYS_NOTHING_OF_DAY: readonly Reason['code'][] = ['needs_more_days', 'no_room', 'needs_location'];

/** Why an item cannot be on a date, whatever else is on it; undefined when it could be there alone. */
export function explainDay(
  { request }: PlanRevision,
  item: ItemReference,
  date: string,
  makePlan: MakePlan,
): Reason | undefined {
  const { arrival: _arrival, departure: _departure, ...preferences } = request.preferences;
  const alone = makePlan({
    ...request,
    ...{ start_date: date, end_date: date, preferences, locks: [], previous: [] },
    locations: item.kind === 'location' ? [item.id] : [],
    activities: item.kind === 'activity' ? [item.id] : [],
  });
  const reason = alone.unscheduled[0]?.reason;
  // A trip of one day has no room for what takes a night, which says nothing of this day.
  return reason && SAYS_NOTHING_OF_DAY.includes(reason.code) ? undefined : reason;
}

/**
 * Tries an item of a plan on every day of the trip. It plans anew for each day, so take the days one by one while
 * somebody waits.
 */
export function* tryDays(revision: PlanRevision, item: ItemReference, makePlan: MakePlan): Generator<DayChoice> {
  const current = listScheduled(revision.plan).find((scheduled) => isSameItem(scheduled, item))?.date;
  for (const { date } of revision.plan.days) {
    if (date === current) {
      yield { date, isPossible: true, isCurrent: true, minutes: getDayMinutes(revision.plan, date), dropped: [] };
      continue;
    }
    const plan = makePlan(editRequest(revision, { type: 'move', item, date }));
    const isThere = listScheduled(plan).some((scheduled) => isSameItem(scheduled, item) && scheduled.date === date);
    yield isThere
      ? {
          ...{ date, isPossible: true, isCurrent: false, minutes: getDayMinutes(plan, date) },
          dropped: listDropped(revision.plan, plan),
        }
      : { date, isPossible: false, reason: explainDay(revision, item, date, makePlan) };
  }
}
