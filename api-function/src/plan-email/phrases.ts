import type { Plan } from '@almaty/planner/schema';
import type { Messages } from '../language/messages.ts';

/** `Your Almaty plan, 12 to 15 June 2027, revision 2`. */
export function createSubject({ start_date, end_date, revision }: Plan, m: Messages): string {
  const dates = m.plan.values.dateRange(start_date, end_date);
  return revision > 1 ? m.changedPlanSubject({ dates, revision }) : m.planSubject({ dates });
}

/** The link to the plan's page with the form of dates, pace and transport open. */
export const createChangeLink = (planLink: string): string => `${planLink}&change`;
