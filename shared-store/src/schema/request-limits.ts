/** Limits of an itinerary request, without a schema library: a form needs them before anything is validated. */

/** A request ends at most so many calendar months after today (docs/specification.md, section 5). */
export const MAX_MONTHS_AHEAD = 18;

/** A request lasts at most so many days, its first and last day included (docs/specification.md, section 5). */
export const MAX_TRIP_DAYS = 60;

/** So many locations and activities of a request may be asked for a day: more than anybody sees, and little to plan. */
export const MAX_ITEMS_A_DAY = 10;

/** Limits of what one request stores (docs/specification.md, section 5): more than twice what the catalogue contains. */
export const MAX_LOCATIONS = 100;
export const MAX_ACTIVITIES = 50;

/** The most octets of an email address, and of what stands before its @ (RFC 5321, section 4.5.3.1). */
export const MAX_ADDRESS = 254;
export const MAX_LOCAL_PART = 64;
