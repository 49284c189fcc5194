/** How long a request is kept after the trip has ended: long enough to answer a question about it. */
const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last moment with a year of four digits. A later one would sort before all others as a text. */
const MAX_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/** Gets the moment after which a request is purged, as an ISO string. @param endDate of the trip, yyyy-MM-dd. */
export const getPurgeTime = (endDate: string): string =>
  new Date(Math.min(Date.parse(endDate) + RETENTION_DAYS * DAY_MS, MAX_TIME)).toISOString();

/** How long a request is kept that nobody says is theirs. */
const UNVERIFIED_DAYS = 2;

/** Gets the moment after which a request that waits for a verification is purged, as an ISO string. */
export const getUnverifiedPurgeTime = (now: Date): string =>
  new Date(now.getTime() + UNVERIFIED_DAYS * DAY_MS).toISOString();
