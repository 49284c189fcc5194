import type { ItineraryRequest } from '@almaty/store/schema';
import type { SqlCondition } from '../database/sql-condition.ts';
import { getIds, type NewEmail, prepareEmailInsert } from '../outbox/outbox.ts';
import { getPurgeTime } from '../retention/purge-time.ts';
import type { RequestedItems } from './check-items.ts';

/** A request that has passed every check, and what identifies it. */
export type Submission = {
  reference: string;
  idempotencyKey: string;
  contentHash: string;
  /** Origin of the site that it was sent from; the links in its emails lead there. */
  siteOrigin: string;
  request: Pick<ItineraryRequest, 'user_email' | 'start_date' | 'end_date'>;
  items: RequestedItems;
  emails: readonly NewEmail[];
};

/** The request that is recorded under an idempotency key. */
export type RecordedSubmission = { reference: string; content_hash: string; created_at: string };

/** Finds the request that is recorded under an idempotency key; null when there is none. */
export const findSubmission = (db: D1Database, idempotencyKey: string): Promise<RecordedSubmission | null> =>
  db
    .prepare('select reference, content_hash, created_at from itinerary_request where idempotency_key = ?')
    .bind(idempotencyKey)
    .first<RecordedSubmission>();

/**
 * Records a request, its locations and activities, and its emails in one transaction: all of it or nothing. Records
 * nothing when the idempotency key is taken already, or when a condition is false. The conditions are checked inside the
 * transaction, so requests that arrive together cannot pass a limit together.
 *
 * @returns `recorded` is the request under the key now, whether this one or an earlier one, and null when a condition was
 *   false; `emailIds` are the outbox ids of this request's emails, none when it was not recorded.
 */
export async function recordSubmission(
  db: D1Database,
  submission: Submission,
  conditions: readonly SqlCondition[],
  now: Date,
): Promise<{ recorded: RecordedSubmission | null; emailIds: readonly number[] }> {
  const { reference, idempotencyKey, contentHash, siteOrigin, request, items, emails } = submission;
  const createdAt = now.toISOString();
  const insertRequest = db
    .prepare(
      `insert into itinerary_request
         (reference, user_email, start_date, end_date, created_at, idempotency_key, content_hash, site_origin, purge_after)
       select ?, ?, ?, ?, ?, ?, ?, ?, ?
       where ${['true', ...conditions.map(({ condition }) => `(${condition})`)].join(' and ')}
       on conflict (idempotency_key) do nothing
       returning reference, content_hash, created_at`,
    )
    .bind(
      ...[reference, request.user_email, request.start_date, request.end_date, createdAt],
      ...[idempotencyKey, contentHash, siteOrigin, getPurgeTime(request.end_date)],
      ...conditions.flatMap(({ parameters }) => parameters),
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
  const insertEmails = prepareEmailInsert(db, reference, emails);
  const [inserted, , , insertedEmails] = await db.batch([
    insertRequest,
    insertLocations,
    insertActivities,
    insertEmails,
  ]);
  const recorded = inserted?.results[0] as RecordedSubmission | undefined;
  return recorded && insertedEmails
    ? { recorded, emailIds: getIds(insertedEmails) }
    : { recorded: await findSubmission(db, idempotencyKey), emailIds: [] };
}
