import { addMonths, countDays, isCalendarDate } from '@almaty/dates';
import * as z from 'zod/mini';
import { findAddressProblem } from './email-address.ts';
import { Activity, Location } from './items.ts';
import { MAX_ITEMS_A_DAY, MAX_MONTHS_AHEAD, MAX_TRIP_DAYS } from './request-limits.ts';

/** Limits of what one request stores (docs/specification.md, section 5): more than twice what the catalogue contains. */
const MAX_LOCATIONS = 100;
const MAX_ACTIVITIES = 50;

/** A calendar date in the format that the specification sends: yyyy-MM-dd (docs/specification.md, section 9). */
const CalendarDate = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the date as yyyy-MM-dd'),
    z.refine(isCalendarDate, 'Choose a day that exists'),
  );

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
    .check(
      z.minLength(1, 'Choose at least one location'),
      z.maxLength(MAX_LOCATIONS, `Choose at most ${MAX_LOCATIONS} locations`),
    ),
  selected_activities: z
    .array(Activity)
    .check(z.maxLength(MAX_ACTIVITIES, `Choose at most ${MAX_ACTIVITIES} activities`)),
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
      error: 'Choose a start date from today on',
    }),
    z.refine<TripDates>((trip) => trip.start_date <= latest, {
      path: ['start_date'],
      error: `Choose a start date within the next ${MAX_MONTHS_AHEAD} months`,
    }),
    z.refine<TripDates>((trip) => trip.end_date >= trip.start_date, {
      path: ['end_date'],
      error: 'Choose an end date on or after the start date',
    }),
    z.refine<TripDates>((trip) => trip.end_date <= latest, {
      path: ['end_date'],
      error: `Choose an end date within the next ${MAX_MONTHS_AHEAD} months`,
    }),
    // Of a date that does not exist, which has an error already, no number of days is known.
    z.refine<TripDates>((trip) => !(countDays(trip.start_date, trip.end_date) > MAX_TRIP_DAYS), {
      path: ['end_date'],
      error: `Choose at most ${MAX_TRIP_DAYS} days: ask for a longer trip in two requests`,
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

/** How many items a request has beyond what its days may have; none when its dates are in no order. */
function countTooMany({ start_date, end_date, selected_locations, selected_activities }: ItineraryRequest): number {
  const days = countDays(start_date, end_date);
  const items = selected_locations.length + selected_activities.length;
  return days >= 1 ? Math.max(0, items - days * MAX_ITEMS_A_DAY) : 0;
}

/** What a visitor can do about too many items. */
function describeTooMany(request: ItineraryRequest): string {
  const items = request.selected_locations.length + request.selected_activities.length;
  const days = Math.ceil(items / MAX_ITEMS_A_DAY);
  return `Choose at most ${MAX_ITEMS_A_DAY} places and activities a day: remove ${countTooMany(request)}, or make the trip ${days} days long`;
}

/**
 * Creates the schema of an itinerary request (docs/specification.md, section 3). The form and the API use the same one.
 *
 * @param today the first date that may be chosen, yyyy-MM-dd. A trip cannot start in the past, cannot end before it
 *   starts, ends at most 18 months after today, and lasts at most 60 days, with at most ten items a day.
 */
export const itineraryRequestSchema = (today: string) =>
  ItineraryRequest.check(
    ...createDateChecks(today, today),
    z.refine<ItineraryRequest>((request) => countTooMany(request) === 0, {
      path: ['selected_locations'],
      error: ({ input }) => describeTooMany(input as ItineraryRequest),
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
  // A deadline that cannot be read must not make an accepted request look refused.
  // True when nothing is sent before the visitor has opened the link of an email.
  needs_verification: z.optional(z.boolean()),
  // Absent when the address cannot be corrected any more.
  correction_key: z.optional(z.string()),
  deadline: z.catch(z.optional(z.iso.datetime()), undefined),
});
export type SubmitResponse = z.infer<typeof SubmitResponse>;
