import { getRetryEnd } from './retry-policy.ts';

/** Emails that tell the provider of a request. Once one of them may have arrived, the provider knows of it. */
const MAY_HAVE_TOLD = "kind in ('provider', 'plan_copy') and (state in ('sending', 'sent') or may_have_arrived)";

/**
 * Prepares the statements that withdraw the emails of requests that are deleted, and tell the provider of those that it may
 * have received. The first one returns the ids of the emails that do so.
 *
 * @param condition SQL: nothing is done unless it is true.
 */
export function prepareDeletionEmails(
  db: D1Database,
  references: readonly string[],
  now: Date,
  condition = 'true',
): [D1PreparedStatement, D1PreparedStatement] {
  const listed = 'reference in (select value from json_each(?1))';
  const json = JSON.stringify(references);
  return [
    db
      .prepare(
        `insert into outbox (reference, kind, created_at, next_attempt_at, retry_until)
         select distinct reference, 'deletion', ?2, ?2, ?3 from outbox where ${listed} and ${MAY_HAVE_TOLD} and ${condition}
         on conflict (reference, kind, revision) do nothing
         returning id`,
      )
      .bind(json, now.toISOString(), getRetryEnd(now).toISOString()),
    db.prepare(`delete from outbox where ${listed} and kind <> 'deletion' and ${condition}`).bind(json),
  ];
}

/**
 * Prepares the statements that withdraw the emails of a request that is cancelled, tell the visitor, and tell the provider
 * when it may have received the request. Those that insert return the ids of their emails.
 *
 * @param condition SQL: nothing is done unless it is true.
 */
export function prepareCancellationEmails(
  db: D1Database,
  reference: string,
  condition: string,
  now: Date,
): [notice: D1PreparedStatement, cancellation: D1PreparedStatement, withdrawal: D1PreparedStatement] {
  const insert = (kind: string, source: string) =>
    db
      .prepare(
        `insert into outbox (reference, kind, created_at, next_attempt_at, retry_until)
         select distinct reference, '${kind}', ?2, ?2, ?3 from ${source} and ${condition}
         on conflict (reference, kind, revision) do nothing
         returning id`,
      )
      .bind(reference, now.toISOString(), getRetryEnd(now).toISOString());
  return [
    insert('cancellation_notice', `outbox where reference = ?1 and ${MAY_HAVE_TOLD}`),
    insert('cancellation', 'itinerary_request where reference = ?1'),
    // What may have arrived stays, because a person has to look at it.
    db
      .prepare(
        `delete from outbox where reference = ? and kind in ('visitor', 'provider', 'plan', 'plan_copy')
           and state in ('due', 'leased', 'refused', 'dead') and not may_have_arrived and ${condition}`,
      )
      .bind(reference),
  ];
}
