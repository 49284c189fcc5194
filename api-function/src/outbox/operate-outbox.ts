import type { ListPage } from '../operations/list-page.ts';
import { type EmailKind, getIds } from './outbox.ts';
import { getRetryEnd } from './retry-policy.ts';

/** The states of an email (migrations/0004_email_delivery.sql). */
export const EMAIL_STATES = ['due', 'leased', 'sending', 'sent', 'refused', 'dead'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** An email of the outbox, as operators see it: without personal data. */
export type ListedEmail = {
  reference: string;
  kind: EmailKind;
  revision: number;
  state: EmailState;
  attempts: number;
  created_at: string;
  next_attempt_at: string;
  retry_until: string;
  last_error: string | null;
};

/** Which emails an operator means; what is not given does not matter. `since` is an ISO 8601 moment of creation. */
export type EmailFilter = {
  reference?: string | undefined;
  kind?: EmailKind | undefined;
  since?: string | undefined;
};

const MATCHES = '(?1 is null or reference = ?1) and (?2 is null or kind = ?2) and (?3 is null or created_at >= ?3)';
const bindFilter = ({
  reference = null,
  kind = null,
  since = null,
}: { [Key in keyof EmailFilter]: EmailFilter[Key] | null }) => [reference, kind, since] as const;

/** What can be requeued. Of a request that was cancelled, that is what tells of it. */
const SETTLED = `(state = 'dead' or (state = 'refused' and ?1 is not null)) and not (
  kind in ('visitor', 'provider', 'plan', 'plan_copy') and exists (
    select 1 from itinerary_request where itinerary_request.reference = outbox.reference and cancelled_at is not null))`;

/** Lists emails, the oldest first. @param state only those in this state; all of them unless given. */
export async function listEmails(
  db: D1Database,
  filter: EmailFilter,
  state: EmailState | undefined,
  { limit, offset }: ListPage,
): Promise<readonly ListedEmail[]> {
  const { results } = await db
    .prepare(
      `select reference, kind, revision, state, attempts, created_at, next_attempt_at, retry_until, last_error
       from outbox where ${MATCHES} and (?4 is null or state = ?4) order by created_at, id limit ?5 offset ?6`,
    )
    .bind(...bindFilter(filter), state ?? null, limit, offset)
    .all<ListedEmail>();
  return results;
}

/**
 * Makes dead emails due again, with 20 more hours of attempts. Those of one request include the ones that the mailbox
 * refused, because an operator who names it knows why.
 *
 * @param includeUnknown also those that may have arrived, which may then arrive twice.
 * @returns outbox ids of the requeued emails, and how many were left out because they may have arrived.
 */
export async function requeueEmails(
  db: D1Database,
  filter: EmailFilter,
  includeUnknown: boolean,
  now: Date,
): Promise<{ ids: readonly number[]; leftOut: number }> {
  const [requeued, leftOut] = await db.batch([
    db
      .prepare(
        `update outbox set state = 'due', attempts = 0, next_attempt_at = ?4, retry_until = ?5
         where ${SETTLED} and ${MATCHES} and (?6 or not may_have_arrived)
         returning id`,
      )
      .bind(...bindFilter(filter), now.toISOString(), getRetryEnd(now).toISOString(), includeUnknown ? 1 : 0),
    db.prepare(`select id from outbox where ${SETTLED} and ${MATCHES}`).bind(...bindFilter(filter)),
  ]);
  return { ids: getIds(requeued), leftOut: getIds(leftOut).length };
}

/**
 * Records that a dead email has arrived: an operator found its Message-ID in the log of the mail server. When it brought the
 * plan to the visitor, the request is answered.
 *
 * @returns how many emails it was.
 */
export async function markArrived(db: D1Database, reference: string, kind: EmailKind, now: Date): Promise<number> {
  const [settled] = await db.batch([
    db
      .prepare(
        "update outbox set state = 'sent', last_error = null where state = 'dead' and reference = ? and kind = ?",
      )
      .bind(reference, kind),
    db
      .prepare(
        `update itinerary_request set answered_at = coalesce(answered_at, ?1) where reference = ?2 and exists (
           select 1 from outbox where outbox.reference = ?2 and kind = ?3 and kind in ('visitor', 'plan')
             and state = 'sent' and plan_revision is not null)`,
      )
      .bind(now.toISOString(), reference, kind),
  ]);
  return settled?.meta.changes ?? 0;
}
