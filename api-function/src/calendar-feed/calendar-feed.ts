import { toICalendar } from '@almaty/planner/formats';
import type { Plan } from '@almaty/planner/schema';
import { createCancelledPlan } from '../plans/plan-files.ts';
import type { PlanWithRelease } from '../plans/plan-service.ts';

/** How often a program shall ask again: often enough for a plan that changes on the way. */
const REFRESH = 'PT1H';

/**
 * Writes the calendar that programs subscribe to: the current plan, whether it was sent or not. What was in a plan that the
 * visitor was sent, and is gone, is cancelled; after the request was cancelled, everything is.
 *
 * @param cancelledAt when the request was cancelled, as an ISO string; null when it was not.
 */
export function writeCalendarFeed(
  { plan, earlier, createdAt, release }: PlanWithRelease,
  cancelledAt: string | null,
): string {
  const [shown, previous]: [Plan, readonly Plan[]] =
    cancelledAt === null ? [plan, earlier] : [createCancelledPlan(plan), [plan, ...earlier]];
  const { data, names } = release;
  return toICalendar(shown, names, { data, stamp: cancelledAt ?? createdAt, previous, refresh: REFRESH });
}
