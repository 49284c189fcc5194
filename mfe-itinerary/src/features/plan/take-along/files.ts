import { toGpx, toICalendar } from '@almaty/planner/formats';
import { messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { download } from '../../../lib/download.ts';
import type { PlanSources } from '../days/index.ts';

/** Saves a plan as a calendar file with an event for every stop. */
export const downloadCalendar = (plan: Plan, { data, names }: PlanSources): void =>
  download(
    `almaty-plan-${plan.reference}.ics`,
    'text/calendar',
    toICalendar(plan, names, { data, stamp: new Date().toISOString(), messages }),
  );

/** Saves the stops of a plan as points of a GPX file. */
export const downloadGpx = (plan: Plan, { data, names }: PlanSources): void =>
  download(`almaty-plan-${plan.reference}.gpx`, 'application/gpx+xml', toGpx(plan, names, data));
