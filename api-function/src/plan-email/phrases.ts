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

/** Why somebody gets the email, and what they can do about it. */
export const ORIGIN = 'You get this email because a plan was requested with this address.';
export const DELETION = 'Delete the request and the plan';

export const MIND = 'Mind';
export const SOURCES = 'Sources';
/** The planner's heading of suggestions does not say that nobody asked for them. */
export const NOT_PLANNED = 'not in your plan';
