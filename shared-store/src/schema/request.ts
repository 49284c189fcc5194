import * as z from 'zod/mini';
import { Activity, Location } from './catalogue.ts';

/** More than the catalogue holds twice over: a bound on what one request may store, not a rule for visitors. */
const MOST_LOCATIONS = 100;
const MOST_ACTIVITIES = 50;

const isRealDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A calendar day in the format the specification sends: yyyy-MM-dd (section 9). */
const Day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the date as yyyy-MM-dd'),
    z.refine(isRealDay, 'Choose a day that exists'),
  );

// The Swedish locale writes dates as yyyy-MM-dd. Made once: making a format costs more than the rest of a check.
const almatyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Almaty' });

/** The calendar day it is in Almaty, yyyy-MM-dd. */
export const todayInAlmaty = (now: Date = new Date()): string => almatyDay.format(now);

const Fields = z.object({
  user_email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Use an email address of at most 254 characters'),
      z.email('Write an email address like name@example.com'),
    ),
  start_date: Day,
  end_date: Day,
  selected_locations: z
    .array(Location)
    .check(
      z.minLength(1, 'Choose at least one location'),
      z.maxLength(MOST_LOCATIONS, `Choose at most ${MOST_LOCATIONS} locations`),
    ),
  selected_activities: z
    .array(Activity)
    .check(z.maxLength(MOST_ACTIVITIES, `Choose at most ${MOST_ACTIVITIES} activities`)),
});
export type ItineraryRequest = z.infer<typeof Fields>;

/**
 * The request for a personalised itinerary (specification, section 3), used by the form and by the Worker.
 *
 * @param today the first day that may be chosen, yyyy-MM-dd: a trip can't start in the past,
 *   and can't end before it starts (look.md, rule 3).
 */
export const itineraryRequest = (today: string) =>
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

/** What the function answers (specification, section 7); `reference` names the stored request. */
export const SubmitAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  reference: z.optional(z.string()),
});
export type SubmitAnswer = z.infer<typeof SubmitAnswer>;
