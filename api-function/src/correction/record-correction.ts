import { prepareDeletion } from '../deletion/delete-requests.ts';
import { getIds, type NewEmail, prepareEmailInsert } from '../outbox/outbox.ts';
import { type AddressLimit, prepareLimit } from '../submit/address-limit.ts';
import { findSubmission, type RecordedSubmission } from '../submit/record-submission.ts';

/** A request whose address is corrected: the first one, and what the one that replaces it has of its own. */
export type Correction = {
  first: { reference: string; addressDigest: string };
  reference: string;
  userEmail: string;
  idempotencyKey: string;
  contentHash: string;
  emails: readonly NewEmail[];
};

/**
 * Records the request of a visitor again for another address, and deletes the first one with its plan and its emails, in
 * one transaction: all of it or nothing. The address of the first one is kept as a digest until it no longer counts for
 * the limit of its address.
 *
 * @returns `recorded` is the new request, or what is recorded under the key; null when the limit of the address is reached,
 *   or the first request is gone. `emailIds` are the outbox ids of the emails to send now.
 */
export async function recordCorrection(
  db: D1Database,
  { first, reference, userEmail, idempotencyKey, contentHash, emails }: Correction,
  limit: AddressLimit,
  now: Date,
): Promise<{ recorded: RecordedSubmission | null; emailIds: readonly number[] }> {
  const isBelowLimit = prepareLimit(userEmail, limit);
  // The reference is one that we created, so it needs no parameter.
  const isRecorded = `exists (select 1 from itinerary_request where reference = '${reference}')`;
  const insertRequest = db
    .prepare(
      `insert into itinerary_request
         (reference, user_email, start_date, end_date, created_at, idempotency_key, content_hash, site_origin, purge_after)
       select ?, ?, start_date, end_date, ?, ?, ?, site_origin, purge_after from itinerary_request
       where reference = ? and cancelled_at is null and ${isBelowLimit.condition}
       on conflict (idempotency_key) do nothing
       returning reference, content_hash, created_at`,
    )
    .bind(
      ...[reference, userEmail, now.toISOString(), idempotencyKey, contentHash, first.reference],
      ...isBelowLimit.parameters,
    );
  const copyItems = (table: string, columns: string) =>
    db
      .prepare(
        `insert into ${table} (reference, ${columns})
         select ?, ${columns} from ${table} where reference = ? and ${isRecorded}`,
      )
      .bind(reference, first.reference);
  const countAddress = db
    .prepare(
      `insert into corrected_address (reference, address_digest, created_at)
       select reference, ?, created_at from itinerary_request where reference = ? and ${isRecorded}`,
    )
    .bind(first.addressDigest, first.reference);
  const [inserted, , , insertedEmails, , told] = await db.batch([
    insertRequest,
    copyItems('requested_location', 'position, id, name, category'),
    copyItems('requested_activity', 'position, id, name'),
    prepareEmailInsert(db, reference, emails),
    countAddress,
    ...prepareDeletion(db, [first.reference], now, isRecorded),
  ]);
  const recorded = inserted?.results[0] as RecordedSubmission | undefined;
  return recorded
    ? { recorded, emailIds: [...getIds(insertedEmails), ...getIds(told)] }
    : { recorded: await findSubmission(db, idempotencyKey), emailIds: [] };
}
