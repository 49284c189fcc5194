import { FIRST_LANGUAGE } from '@almaty/languages';
import type { Admission } from '../limits/admission.ts';
import { getIds, type NewEmail, prepareEmailInsert } from '../outbox/outbox.ts';
import { getPurgeTime, getUnverifiedPurgeTime } from '../retention/purge-time.ts';
import type { RequestedItems } from './check-items.ts';
import type { SubmittedRequest } from './submitted-request.ts';

/** A request that has passed every check, and what identifies it. */
export type Submission = {
  reference: string;
  idempotencyKey: string;
  contentHash: string;
  /** Origin of the site that it was sent from; the links in its emails lead there. */
  siteOrigin: string;
  request: Pick<SubmittedRequest, 'user_email' | 'start_date' | 'end_date' | 'preferences' | 'language'>;
  items: RequestedItems;
  emails: readonly NewEmail[];
};

/** The request that is recorded under an idempotency key. */
export type RecordedSubmission = {
  reference: string;
  content_hash: string;
  created_at: string;
  /** 1 until whoever reads the mailbox says that the request is theirs. */
  needs_verification: number;
};

/** The columns of a recorded request. */
export const RECORDED_COLUMNS = 'reference, content_hash, created_at, needs_verification';

/** Finds the request that is recorded under an idempotency key; null when there is none. */
export const findSubmission = (db: D1Database, idempotencyKey: string): Promise<RecordedSubmission | null> =>
  db
    .prepare(`select ${RECORDED_COLUMNS} from itinerary_request where idempotency_key = ?`)
    .bind(idempotencyKey)
    .first<RecordedSubmission>();

/**
 * Records a request, its locations and activities, and its emails in one transaction: all of it or nothing. Records
 * nothing when the idempotency key is taken already, or when the request is not admitted. That is decided inside the
 * transaction, so requests that arrive together cannot pass a limit together.
 *
 * @returns `recorded` is the request under the key now, whether this one or an earlier one, and null when this one was not
 *   admitted; `emailIds` are the outbox ids of this request's emails, none when it was not recorded.
 */
export async function recordSubmission(
  db: D1Database,
  submission: Submission,
  admission: Admission,
  now: Date,
): Promise<{ recorded: RecordedSubmission | null; emailIds: readonly number[] }> {
  const { reference, idempotencyKey, contentHash, siteOrigin, request, items, emails } = submission;
  const createdAt = now.toISOString();
  const insertRequest = db
    .prepare(
      `insert into itinerary_request
         (reference, user_email, start_date, end_date, created_at, idempotency_key, content_hash, site_origin,
          mailbox_digest, preferences, language, needs_verification, is_suppressed, purge_after)
       ${admission.tables}, decision as (
         select ${admission.isUnverified} as is_unverified, ${admission.isSuppressed} as is_suppressed
         from counts, list where ${admission.isAdmitted})
       select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, is_unverified, is_suppressed, iif(is_unverified or is_suppressed, ?, ?)
       from decision where true
       on conflict (idempotency_key) do nothing
       returning ${RECORDED_COLUMNS}`,
    )
    .bind(
      ...admission.parameters,
      ...[reference, request.user_email, request.start_date, request.end_date, createdAt],
      ...[idempotencyKey, contentHash, siteOrigin, admission.mailboxDigest],
      request.preferences ? JSON.stringify(request.preferences) : null,
      request.language ?? FIRST_LANGUAGE,
      ...[getUnverifiedPurgeTime(now), getPurgeTime(request.end_date)],
    );
  // These select from the request's own row, so they insert nothing when it was not inserted. Each inserts a whole list.
  const insertLocations = db
    .prepare(
      `insert into requested_location (reference, position, id, name, category)
       select reference, key, value ->> 'id', value ->> 'name', value ->> 'category'
       from itinerary_request, json_each(?) where reference = ?`,
    )
    .bind(JSON.stringify(items.locations), reference);
  const insertActivities = db
    .prepare(
      `insert into requested_activity (reference, position, id, name)
       select reference, key, value ->> 'id', value ->> 'name'
       from itinerary_request, json_each(?) where reference = ?`,
    )
    .bind(JSON.stringify(items.activities), reference);
  const insertEmails = prepareEmailInsert(db, reference, emails, now);
  const [inserted, , , insertedEmails] = await db.batch([
    insertRequest,
    insertLocations,
    insertActivities,
    insertEmails,
    // Last, because the emails depend on what was counted before.
    admission.prepareCount(reference),
  ]);
  const recorded = inserted?.results[0] as RecordedSubmission | undefined;
  return recorded && insertedEmails
    ? { recorded, emailIds: getIds(insertedEmails) }
    : { recorded: await findSubmission(db, idempotencyKey), emailIds: [] };
}
