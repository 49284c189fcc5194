import { toGpx, toICalendar } from '@almaty/planner/formats';
import type { Attachment } from '../email/mailer.ts';
import type { PlanWithRelease } from './plan-service.ts';

/** Creates the files that go with a plan: a calendar with an event for every stop, and the stops as GPX waypoints. */
export const createPlanFiles = ({ plan, createdAt, release }: PlanWithRelease): readonly Attachment[] => [
  {
    filename: `almaty-plan-${plan.reference}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: toICalendar(plan, release.names, { data: release.data, stamp: createdAt }),
  },
  {
    filename: `almaty-plan-${plan.reference}.gpx`,
    type: 'application/gpx+xml',
    content: toGpx(plan, release.names, release.data),
  },
];
