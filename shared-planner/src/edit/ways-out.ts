import { addDays } from '@almaty/dates';
import { countDaysBetween } from '../calendar/date-list.ts';
import type { Plan, UnscheduledItem } from '../schema/plan.ts';
import type { PlanRevision } from '../schema/plan-document.ts';
import type { ItemReference, PlanRequest } from '../schema/plan-request.ts';
import { MAX_TRIP_DAYS } from '../schema/request-values.ts';
import { listDropped, type MakePlan } from './day-choices.ts';
import { type Edit, editRequest, isSameItem } from './edit-request.ts';
import { listScheduled } from './item-days.ts';

/** An edit after which an item that did not fit is in the plan. */
export type WayOut =
  | { type: 'add_days'; days: number; edit: Edit }
  | { type: 'move_trip'; start_date: string; edit: Edit }
  | { type: 'unlock'; edit: Edit }
  | { type: 'free_order'; edit: Edit }
  | { type: 'fuller_pace'; edit: Edit }
  | { type: 'by_car'; edit: Edit }
  | { type: 'with_driver'; edit: Edit }
  | { type: 'replace'; removed: ItemReference; edit: Edit };

/** How many more days are tried. */
const MOST_EXTRA_DAYS = 3;

/** How many ways out are offered for one item: more are a puzzle. */
const MOST_WAYS_OUT = 3;

const toDates = (request: PlanRequest, shift: number, extraDays: number): Edit => ({
  type: 'dates',
  start_date: addDays(request.start_date, shift),
  end_date: addDays(request.end_date, shift + extraDays),
});

function* proposeDays(request: PlanRequest, { reason }: UnscheduledItem): Generator<WayOut> {
  const length = countDaysBetween(request.start_date, request.end_date) + 1;
  const first = reason.code === 'needs_more_days' ? reason.days : 1;
  for (let days = first; days < first + MOST_EXTRA_DAYS && length + days <= MAX_TRIP_DAYS; days++)
    yield { type: 'add_days', days, edit: toDates(request, 0, days) };
}

function* proposePreferences({ preferences }: PlanRequest): Generator<WayOut> {
  const { pace, transport } = preferences;
  if (pace !== 'full')
    yield { type: 'fuller_pace', edit: { type: 'preferences', preferences: { ...preferences, pace: 'full' } } };
  if (transport !== 'public') return;
  yield { type: 'with_driver', edit: { type: 'preferences', preferences: { ...preferences, transport: 'driver' } } };
  yield { type: 'by_car', edit: { type: 'preferences', preferences: { ...preferences, transport: 'car' } } };
}

const toReplacement = (item: ItemReference, removed: ItemReference): WayOut => ({
  type: 'replace',
  removed,
  edit: { type: 'replace', item, removed },
});

/** The first day after the trip on which an item is possible. */
function getNextDate(reason: UnscheduledItem['reason']): string | undefined {
  if (reason.code === 'closed_for_season') return reason.until;
  return reason.code === 'closed_that_day' || reason.code === 'access_closed' ? reason.next : undefined;
}

/** Candidates for an item, the one that changes least first; whether they help is not known yet. */
function* propose({ request, plan }: PlanRevision, unscheduled: UnscheduledItem): Generator<WayOut> {
  const { kind, id, reason } = unscheduled;
  const item = { kind, id };
  if (request.locks.some((lock) => isSameItem(lock, item))) yield { type: 'unlock', edit: { type: 'unlock', item } };
  if (request.order.some((sequence) => sequence.some((other) => isSameItem(other, item))))
    yield { type: 'free_order', edit: { type: 'free_order', item } };
  yield* proposeDays(request, unscheduled);
  const date = getNextDate(reason);
  if (date) {
    const shift = countDaysBetween(request.start_date, date);
    yield { type: 'move_trip', start_date: date, edit: toDates(request, shift, 0) };
  }
  yield* proposePreferences(request);
  const conflict = reason.code === 'too_strenuous_next_to' ? reason : undefined;
  const isConflict = (other: ItemReference) => conflict !== undefined && isSameItem(other, conflict);
  const others = listScheduled(plan)
    .filter((other) => other.kind === kind)
    .toSorted((one, other) => Number(isConflict(other)) - Number(isConflict(one)));
  for (const other of others) yield toReplacement(item, { kind: other.kind, id: other.id });
}

/** Whether a candidate brings the item into the plan and takes nothing out that it does not name. */
function helps(before: Plan, after: Plan, { kind, id }: UnscheduledItem): boolean {
  const isIn = listScheduled(after).some((scheduled) => scheduled.kind === kind && scheduled.id === id);
  return isIn && listDropped(before, after).length === 0;
}

/**
 * Finds what would bring an item into the plan: each way out was planned, brings it in, and takes out nothing but what it
 * names. At most three, of different types. It plans anew for each candidate, so take them one by one while somebody waits.
 *
 * @yields undefined for a candidate that does not help, so that a caller can pause.
 */
export function* findWaysOut(
  revision: PlanRevision,
  unscheduled: UnscheduledItem,
  makePlan: MakePlan,
): Generator<WayOut | undefined> {
  const found = new Set<WayOut['type']>();
  for (const wayOut of propose(revision, unscheduled)) {
    if (found.has(wayOut.type)) continue;
    const plan = makePlan(editRequest(revision, wayOut.edit));
    if (!helps(revision.plan, plan, unscheduled)) {
      yield undefined;
      continue;
    }
    found.add(wayOut.type);
    yield wayOut;
    if (found.size === MOST_WAYS_OUT) return;
  }
}
