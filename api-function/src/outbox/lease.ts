import { RFC_LIMITS } from '../email/smtp-limits.ts';

/**
 * How long an email is leased, in milliseconds: longer than the longest sending, so that an expired lease means a crashed
 * sender. With the two minutes it is also longer than a queue consumer lives.
 */
export const LEASE_MS = RFC_LIMITS.beforeContent + RFC_LIMITS.content + 2 * 60_000;
