import type { Config } from '../config/config.ts';
import type { NewEmail } from '../outbox/outbox.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long the provider may review a plan: it then goes out by itself, four hours before the promise ends. */
export const REVIEW_MS = 20 * HOUR_MS;

/** The provider's email goes so much later than the visitor's, which makes the plan that both bring: it is made once. */
export const SECONDS_BETWEEN_EMAILS = 3;

/**
 * Lists the emails of a new request. In the mode `reviewed` the plan has an email of its own, which waits for the provider.
 */
export function listEmails(mode: Config['PLAN_MODE'], now: Date): readonly NewEmail[] {
  const emails: NewEmail[] = [
    { kind: 'visitor', at: now },
    { kind: 'provider', at: now },
  ];
  return mode === 'reviewed' ? [...emails, { kind: 'plan', at: new Date(now.getTime() + REVIEW_MS) }] : emails;
}
