import type { Language } from '@almaty/languages';
import { toICalendar } from '@almaty/planner/formats';
import type { Plan } from '@almaty/planner/schema';
import { getMessages } from '../language/messages.ts';
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
export async function writeCalendarFeed(
  { plan, earlier, createdAt, release }: PlanWithRelease,
  cancelledAt: string | null,
  language: Language,
): Promise<string> {
  const [shown, previous]: [Plan, readonly Plan[]] =
    cancelledAt === null ? [plan, earlier] : [createCancelledPlan(plan), [plan, ...earlier]];
  return toICalendar(shown, await release.getNames(language), {
    ...{ data: release.data, stamp: cancelledAt ?? createdAt, previous, refresh: REFRESH },
    messages: getMessages(language).plan,
  });
}
