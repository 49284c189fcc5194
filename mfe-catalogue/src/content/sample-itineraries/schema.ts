import { Months } from '@almaty/planner/schema';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const ids = z.array(z.int().check(z.gt(0)));

/** A day of a sample itinerary: what to see in which order, and where to sleep. */
const SampleDay = z.strictObject({
  locationIds: ids,
  activityIds: z.optional(ids),
  /** A base of planning/bases.yml; none on the last day. */
  nightBase: z.optional(text),
  why: text,
});

/** An itinerary that visitors can take over as it is. */
export const SampleItinerary = z.strictObject({
  id: text,
  title: text,
  introduction: text,
  season: z.enum(['summer', 'winter']),
  months: Months,
  days: z.array(SampleDay).check(z.minLength(1)),
  /** What to do instead when the day does not allow it. */
  alternatives: z.array(z.strictObject({ when: text, replace: ids, by: ids })),
});
export type SampleItinerary = z.infer<typeof SampleItinerary>;

/** `src/content/sample-itineraries/sample-itineraries.yml`. */
export const SampleItineraries = z.array(SampleItinerary);
