/** Seconds until the next attempt, after the first, second, … failure; the last one repeats. */
const RETRY_DELAYS_S = [30, 120, 600, 1800, 3600];
/** After so many attempts an email is dead: 3 hours 42 minutes after the first one, within the promised 24 hours. */
const MAX_ATTEMPTS = 8;

/**
 * Gets how long to wait before an email is attempted again.
 *
 * @param attempts how many have failed, at least 1.
 * @returns seconds, or null when it should not be attempted any more.
 */
export const getRetryDelay = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : (RETRY_DELAYS_S[attempts - 1] ?? RETRY_DELAYS_S.at(-1) ?? 0);
