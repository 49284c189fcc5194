import type { Language } from '@almaty/languages';
import { toGpx, toICalendar } from '@almaty/planner/formats';
import type { Plan } from '@almaty/planner/schema';
import type { Attachment } from '../email/mailer.ts';
import { getMessages } from '../language/messages.ts';
import type { PlanWithRelease } from './plan-service.ts';

const createCalendarFile = async (
  plan: Plan,
  previous: readonly Plan[],
  { createdAt, release }: PlanWithRelease,
  language: Language,
  stamp = createdAt,
): Promise<Attachment> => ({
  filename: `almaty-plan-${plan.reference}.ics`,
  type: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: toICalendar(plan, await release.getNames(language), {
    ...{ data: release.data, stamp, previous },
    messages: getMessages(language).plan,
  }),
});

/**
 * Creates the files that go with a plan: a calendar with an event for every stop, which cancels the events of earlier plans
 * that are gone, and the stops as GPX waypoints.
 */
export const createPlanFiles = async (plan: PlanWithRelease, language: Language): Promise<readonly Attachment[]> => [
  await createCalendarFile(plan.plan, plan.earlier, plan, language),
  {
    filename: `almaty-plan-${plan.plan.reference}.gpx`,
    type: 'application/gpx+xml',
    content: toGpx(plan.plan, await plan.release.getNames(language), plan.release.data, getMessages(language).plan),
  },
];

/** Creates a plan without stops, as the revision after the last one: its calendar cancels every event. */
export const createCancelledPlan = (plan: Plan): Plan => ({ ...plan, revision: plan.revision + 1, days: [] });

/**
 * Creates the calendar that cancels the events of every plan that was sent; no file when none was.
 *
 * @param plan the last revision.
 * @param stamp the moment of the cancellation, as an ISO string.
 */
export const createCancelledFiles = async (
  plan: PlanWithRelease,
  stamp: string,
  language: Language,
): Promise<readonly Attachment[]> =>
  plan.isFrozen || plan.earlier.length > 0
    ? [await createCalendarFile(createCancelledPlan(plan.plan), [plan.plan, ...plan.earlier], plan, language, stamp)]
    : [];
