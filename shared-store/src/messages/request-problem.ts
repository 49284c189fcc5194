import type { MessagesOf } from '@almaty/languages';
import * as build from '#messages';
import { countSurplus } from '../schema/count-surplus.ts';
import type { ItineraryRequest } from '../schema/itinerary-request.ts';
import {
  MAX_ACTIVITIES,
  MAX_ADDRESS,
  MAX_ITEMS_A_DAY,
  MAX_LOCAL_PART,
  MAX_LOCATIONS,
  MAX_MONTHS_AHEAD,
  MAX_TRIP_DAYS,
} from '../schema/request-limits.ts';
import type { RequestProblem } from '../schema/request-problem-code.ts';

/** The messages of this package in one language. */
export type RequestMessages = MessagesOf<typeof build>;

/** What a problem of a request may depend on. */
type ProblemContext = Partial<
  Pick<ItineraryRequest, 'start_date' | 'end_date'> & {
    selected_locations: readonly unknown[];
    selected_activities: readonly unknown[];
  }
>;

/** What a visitor can do about too many items. */
function describeTooMany(
  { start_date = '', end_date = '', selected_locations = [], selected_activities = [] }: ProblemContext,
  messages: RequestMessages,
): string {
  const items = selected_locations.length + selected_activities.length;
  return messages.tooManyItems({
    limit: MAX_ITEMS_A_DAY,
    surplus: countSurplus(items, start_date, end_date),
    days: Math.ceil(items / MAX_ITEMS_A_DAY),
  });
}

type Describe = (messages: RequestMessages, context: ProblemContext) => string;

const DESCRIPTIONS: Readonly<Record<RequestProblem, Describe>> = {
  email_invalid: (m) => m.emailInvalid,
  email_not_latin: (m) => m.emailNotLatin,
  email_name_too_long: (m) => m.emailNameTooLong({ characters: MAX_LOCAL_PART }),
  email_too_long: (m) => m.emailTooLong({ characters: MAX_ADDRESS }),
  date_format: (m) => m.dateFormat,
  date_not_real: (m) => m.dateNotReal,
  no_location: (m) => m.noLocation,
  too_many_locations: (m) => m.tooManyLocations({ count: MAX_LOCATIONS }),
  too_many_activities: (m) => m.tooManyActivities({ count: MAX_ACTIVITIES }),
  too_many_items: (m, context) => describeTooMany(context, m),
  start_in_past: (m) => m.startInPast,
  start_too_late: (m) => m.startTooLate({ months: MAX_MONTHS_AHEAD }),
  end_before_start: (m) => m.endBeforeStart,
  end_too_late: (m) => m.endTooLate({ months: MAX_MONTHS_AHEAD }),
  trip_too_long: (m) => m.tripTooLong({ days: MAX_TRIP_DAYS }),
  language_unknown: (m) => m.languageUnknown,
  must_have_not_selected: (m) => m.mustHaveNotSelected,
  departure_before_arrival: (m) => m.departureBeforeArrival,
};

/**
 * Says what to do about a problem of a request, without a full stop.
 *
 * @param context the request, as far as it is known: too many items are counted in it.
 * @param messages of a language; those of the build unless given.
 */
export const describeRequestProblem = (
  problem: RequestProblem,
  context: ProblemContext = {},
  messages: RequestMessages = build,
): string => DESCRIPTIONS[problem](messages, context);
