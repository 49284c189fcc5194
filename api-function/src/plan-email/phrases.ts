import { english } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';

/** `Your Almaty plan, 12 to 15 June 2027, revision 2`. */
export const createSubject = ({ start_date, end_date, revision }: Plan): string =>
  `Your Almaty plan, ${english.values.dateRange(start_date, end_date)}${revision > 1 ? `, revision ${revision}` : ''}`;

/** The number as the catalogue and the trip tips say it. */
export const EMERGENCY = {
  heading: 'Emergency',
  text: 'Call 112. Calls are free, from any phone. 112 answers day and night.',
};

export const TIMES = 'All times are Almaty time.';

/** The link to the plan's page, and what can be done there. */
export const OPEN_PLAN = 'Open the plan';
/** The link to the same page with the form of dates, pace and transport open. */
export const CHANGE_PREFERENCES = 'Change how you travel, your pace or hours';
export const createChangeLink = (planLink: string): string => `${planLink}&change`;
export const ON_THE_PAGE =
  'There you can move days, lock a place, print, share or cancel the trip. The attached calendar file does not update itself; the calendar address on that page does.';

/** What the provider wrote. */
export const NOTE = 'A note from us';

/** Of a plan that changed. */
export const createChangesHeading = (previous: Pick<Plan, 'revision'>): string =>
  `Changed since revision ${previous.revision}`;

/** Of a plan that is so long that email programs would cut it off. */
export const SHORTENED =
  'Your plan is long, so this email has the stops only. Ways, what to mind and sources are on the page of the plan.';

/** Why somebody gets the email, and what they can do about it. */
export const ORIGIN = 'You get this email because a plan was requested with this address.';
export const DELETION = 'Delete the request and the plan';

export const MIND = 'Mind';
export const SOURCES = 'Sources';
/** The planner's heading of suggestions does not say that nobody asked for them. */
export const NOT_PLANNED = 'not in your plan';
