const HOUR_MS = 60 * 60 * 1000;

/** Seconds until the next attempt, after the first, second, … failure; the last one repeats. */
const RETRY_DELAYS_S = [30, 120, 600, 1800, 3600];

/** How long an email is retried: an itinerary is promised within 24 hours, so four are left for a person to step in. */
const RETRY_MS = 20 * HOUR_MS;

/** The moment after which an email that becomes due now is not attempted any more. */
export const getRetryEnd = (now: Date): Date => new Date(now.getTime() + RETRY_MS);

/**
 * Gets the moment of the next attempt after a failure. The last attempt is at the end of the retries.
 *
 * @param attempts how many have failed, at least 1.
 * @returns null when the email should not be attempted any more.
 */
export function getNextAttempt(attempts: number, retryUntil: Date, now: Date): Date | null {
  if (now >= retryUntil) return null;
  const seconds = RETRY_DELAYS_S[attempts - 1] ?? RETRY_DELAYS_S.at(-1) ?? 0;
  return new Date(Math.min(now.getTime() + seconds * 1000, retryUntil.getTime()));
}
