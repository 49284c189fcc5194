// Apart from the schema of a request, because a planner in a page needs these without it.

/** How full a day may be, from the emptiest on. */
export const PACES = ['relaxed', 'balanced', 'full'] as const;

/** How a visitor gets around. */
export const TRAVEL_MODES = ['car', '4x4', 'driver', 'public'] as const;

/** When a day begins unless the visitor asks for another hour. */
export const USUAL_START = '09:00';

/** The longest trip that is planned, in days. */
export const MAX_TRIP_DAYS = 60;
