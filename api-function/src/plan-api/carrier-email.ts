/** The email that brings the plan to the visitor for the first time, or again. */
export type CarrierEmail = { kind: 'visitor' | 'plan'; state: string; attempts: number; next_attempt_at: string };

/** The states of an email that is not tried again by itself. */
export const UNDELIVERABLE_STATES: readonly string[] = ['refused', 'dead'];

/** Prepares the statement that reads it: the last one of kind `plan`, or the visitor's first email when there is none. */
export const prepareCarrierRead = (db: D1Database, reference: string): D1PreparedStatement =>
  db
    .prepare(
      `select kind, state, attempts, next_attempt_at from outbox where reference = ? and kind in ('plan', 'visitor')
       order by kind = 'plan' desc, revision desc limit 1`,
    )
    .bind(reference);

/** Parses the result of that statement; null when there is no such email. */
export const parseCarrier = (result: D1Result | undefined): CarrierEmail | null =>
  (result?.results[0] as CarrierEmail | undefined) ?? null;
