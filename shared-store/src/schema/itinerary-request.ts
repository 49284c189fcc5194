import { isCalendarDate } from '@almaty/dates';
import * as z from 'zod/mini';
import { Activity, Location } from './items.ts';

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

const Fields = z.object({
  user_email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Use an email address of at most 254 characters'),
      z.email('Enter an email address like name@example.com'),
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
export type ItineraryRequest = z.infer<typeof Fields>;

/**
 * Creates the schema of an itinerary request (docs/specification.md, section 3). The form and the API use the same one.
 *
 * @param today the first date that may be chosen, yyyy-MM-dd. A trip cannot start in the past, and cannot end before it
 *   starts.
 */
export const itineraryRequestSchema = (today: string) =>
  Fields.check(
    z.refine((request) => request.start_date >= today, {
      path: ['start_date'],
      error: 'Choose a start date from today on',
    }),
    z.refine((request) => request.end_date >= request.start_date, {
      path: ['end_date'],
      error: 'Choose an end date on or after the start date',
    }),
  );

/** The response of the API to a submission (docs/specification.md, section 7); `reference` names the stored request. */
export const SubmitResponse = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  reference: z.optional(z.string()),
});
export type SubmitResponse = z.infer<typeof SubmitResponse>;
