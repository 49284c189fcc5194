/** Limits of an itinerary request, without a schema library: a form needs them before anything is validated. */

/** A request ends at most so many calendar months after today (docs/specification.md, section 5). */
export const MAX_MONTHS_AHEAD = 18;

/** A request lasts at most so many days, its first and last day included (docs/specification.md, section 5). */
export const MAX_TRIP_DAYS = 60;

/** So many locations and activities of a request may be asked for a day: more than anybody sees, and little to plan. */
export const MAX_ITEMS_A_DAY = 10;
