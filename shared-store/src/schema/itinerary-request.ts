import { addMonths, countDays, isCalendarDate } from '@almaty/dates';
import { LANGUAGES } from '@almaty/languages';
import * as z from 'zod/mini';
import { countSurplus } from './count-surplus.ts';
import { findAddressProblem } from './email-address.ts';
import { Activity, Location } from './items.ts';
import { MAX_ACTIVITIES, MAX_LOCATIONS, MAX_MONTHS_AHEAD, MAX_TRIP_DAYS } from './request-limits.ts';
import { problem } from './request-problem-code.ts';

/** A calendar date in the format that the specification sends: yyyy-MM-dd (docs/specification.md, section 9). */
const CalendarDate = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, problem('date_format')), z.refine(isCalendarDate, problem('date_not_real')));

/** An itinerary request; `itineraryRequestSchema` limits its dates besides. */
export const ItineraryRequest = z.object({
  user_email: z.string().check(
    z.trim(),
    z.refine((address) => findAddressProblem(address) === undefined, {
      error: ({ input }) => findAddressProblem(String(input)),
    }),
  ),
  start_date: CalendarDate,
  end_date: CalendarDate,
  selected_locations: z
    .array(Location)
    .check(z.minLength(1, problem('no_location')), z.maxLength(MAX_LOCATIONS, problem('too_many_locations'))),
  selected_activities: z.array(Activity).check(z.maxLength(MAX_ACTIVITIES, problem('too_many_activities'))),
  /** That of the visitor's emails; English when it is absent. */
  language: z.optional(z.enum(LANGUAGES, problem('language_unknown'))),
});
export type ItineraryRequest = z.infer<typeof ItineraryRequest>;

/** The first and last day of a trip. */
const TripDates = z.pick(ItineraryRequest, { start_date: true, end_date: true });
type TripDates = z.infer<typeof TripDates>;

/** The limits of a trip's dates; the first of two errors of one field is the one that a form shows. */
function createDateChecks(today: string, earliest: string) {
  const latest = addMonths(today, MAX_MONTHS_AHEAD);
  return [
    z.refine<TripDates>((trip) => trip.start_date >= earliest, {
      path: ['start_date'],
      error: problem('start_in_past'),
    }),
    z.refine<TripDates>((trip) => trip.start_date <= latest, {
      path: ['start_date'],
      error: problem('start_too_late'),
    }),
    z.refine<TripDates>((trip) => trip.end_date >= trip.start_date, {
      path: ['end_date'],
      error: problem('end_before_start'),
    }),
    z.refine<TripDates>((trip) => trip.end_date <= latest, {
      path: ['end_date'],
      error: problem('end_too_late'),
    }),
    // Of a date that does not exist, which has an error already, no number of days is known.
    z.refine<TripDates>((trip) => !(countDays(trip.start_date, trip.end_date) > MAX_TRIP_DAYS), {
      path: ['end_date'],
      error: problem('trip_too_long'),
    }),
  ] as const;
}

/**
 * Creates the schema of a trip's dates, with the limits of an itinerary request.
 *
 * @param today yyyy-MM-dd: a trip ends at most 18 months after it.
 * @param earliest the first start date that may be chosen; today unless given.
 */
export const tripDatesSchema = (today: string, earliest: string = today) =>
  TripDates.check(...createDateChecks(today, earliest));

const hasTooMany = ({ start_date, end_date, selected_locations, selected_activities }: ItineraryRequest) =>
  countSurplus(selected_locations.length + selected_activities.length, start_date, end_date) > 0;

/**
 * Creates the schema of an itinerary request (docs/specification.md, section 3). The form and the API use the same one.
 *
 * @param today the first date that may be chosen, yyyy-MM-dd. A trip cannot start in the past, cannot end before it
 *   starts, ends at most 18 months after today, and lasts at most 60 days, with at most ten items a day.
 */
export const itineraryRequestSchema = (today: string) =>
  ItineraryRequest.check(
    ...createDateChecks(today, today),
    z.refine<ItineraryRequest>((request) => !hasTooMany(request), {
      path: ['selected_locations'],
      error: problem('too_many_items'),
    }),
  );

/**
 * The response of the API to a submission (docs/specification.md, section 7): after an error its text, `code`, and the preference it is about, else the
 * `reference` of the stored request and the moment by which its plan is promised.
 */
export const SubmitResponse = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  // The preference that the error is about.
  field: z.optional(z.string()),
  reference: z.optional(z.string()),
  // True when nothing is sent before the visitor has opened the link of an email.
  needs_verification: z.optional(z.boolean()),
  // Absent when the address cannot be corrected any more.
  correction_key: z.optional(z.string()),
  // A deadline that cannot be read must not make an accepted request look refused.
  deadline: z.catch(z.optional(z.iso.datetime()), undefined),
});
