import { prepareDeletion } from '../deletion/delete-requests.ts';
import type { Admission } from '../limits/admission.ts';
import { getIds, type NewEmail, prepareEmailInsert } from '../outbox/outbox.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import { getPurgeTime, getUnverifiedPurgeTime } from '../retention/purge-time.ts';
import { findSubmission, RECORDED_COLUMNS, type RecordedSubmission } from '../submit/record-submission.ts';

/** A correction: the first request, and what the one that replaces it has of its own. */
export type Correction = {
  first: Pick<StoredRequest, 'reference' | 'end_date'>;
  reference: string;
  userEmail: string;
  idempotencyKey: string;
  contentHash: string;
  emails: readonly NewEmail[];
};

/**
 * Records the request of a visitor again for another address, and deletes the first one with its plan and its emails, in
 * one transaction: all of it or nothing. It is admitted and counted like a request.
 *
 * @returns `recorded` is the new request, or what is recorded under the key; null when it was not admitted, or the first
 *   request is gone. `emailIds` are the outbox ids of the emails to send now.
 */
export async function recordCorrection(
  db: D1Database,
  { first, reference, userEmail, idempotencyKey, contentHash, emails }: Correction,
  admission: Admission,
  now: Date,
): Promise<{ recorded: RecordedSubmission | null; emailIds: readonly number[] }> {
  // The reference is one that we created, so it needs no parameter.
  const isRecorded = `exists (select 1 from itinerary_request where reference = '${reference}')`;
  const insertRequest = db
    .prepare(
      `insert into itinerary_request
         (reference, user_email, start_date, end_date, created_at, idempotency_key, content_hash, site_origin,
          mailbox_digest, preferences, language, needs_verification, is_suppressed, purge_after)
       ${admission.tables}, decision as (
         select ${admission.isUnverified} as is_unverified, ${admission.isSuppressed} as is_silent
         from counts, list where ${admission.isAdmitted})
       select ?, ?, start_date, end_date, ?, ?, ?, site_origin, ?, preferences, language, is_unverified, is_silent,
         iif(is_unverified or is_silent, ?, ?)
       from itinerary_request, decision where reference = ? and cancelled_at is null
       on conflict (idempotency_key) do nothing
       returning ${RECORDED_COLUMNS}`,
    )
    .bind(
      ...admission.parameters,
      ...[reference, userEmail, now.toISOString(), idempotencyKey, contentHash, admission.mailboxDigest],
      ...[getUnverifiedPurgeTime(now), getPurgeTime(first.end_date), first.reference],
    );
  const copyItems = (table: string, columns: string) =>
    db
      .prepare(
        `insert into ${table} (reference, ${columns})
         select ?, ${columns} from ${table} where reference = ? and ${isRecorded}`,
      )
      .bind(reference, first.reference);
  const [inserted, , , insertedEmails, , told] = await db.batch([
    insertRequest,
    copyItems('requested_location', 'position, id, name, category'),
    copyItems('requested_activity', 'position, id, name'),
    prepareEmailInsert(db, reference, emails, now),
    admission.prepareCount(reference),
    ...prepareDeletion(db, [first.reference], now, isRecorded),
  ]);
  const recorded = inserted?.results[0] as RecordedSubmission | undefined;
  return recorded
    ? { recorded, emailIds: [...getIds(insertedEmails), ...getIds(told)] }
    : { recorded: await findSubmission(db, idempotencyKey), emailIds: [] };
}
