import type { Config } from '../config/config.ts';
import { getIds, prepareEmailInsert } from '../outbox/outbox.ts';
import { getPurgeTime } from '../retention/purge-time.ts';
import { listEmails } from '../submit/list-emails.ts';

/** A request that waits until whoever reads its mailbox says that it is theirs. */
export type UnverifiedRequest = {
  reference: string;
  start_date: string;
  end_date: string;
  created_at: string;
  items: number;
};

/** Lists the requests that wait for the mailbox of a request, the last one first; its own request may be gone. */
export async function listUnverified(db: D1Database, reference: string): Promise<readonly UnverifiedRequest[]> {
  const { results } = await db
    .prepare(
      `select reference, start_date, end_date, created_at,
         (select count(*) from requested_location as item where item.reference = request.reference)
           + (select count(*) from requested_activity as item where item.reference = request.reference) as items
       from itinerary_request as request
       where needs_verification and not is_suppressed and mailbox_digest in (
         select mailbox_digest from itinerary_request where reference = ?1
         union select mailbox_digest from deleted_request where reference = ?1)
       order by created_at desc`,
    )
    .bind(reference)
    .all<UnverifiedRequest>();
  return results;
}

/**
 * Records that requests are their visitor's own, and inserts their emails: the promise begins now.
 *
 * @returns outbox ids of the emails to send now.
 */
export async function verifyRequests(
  db: D1Database,
  requests: readonly UnverifiedRequest[],
  mode: Config['PLAN_MODE'],
  now: Date,
): Promise<readonly number[]> {
  const emails = listEmails(mode, now);
  const results = await db.batch(
    requests.flatMap(({ reference, end_date }) => [
      db
        .prepare(
          `update itinerary_request set needs_verification = 0, created_at = ?, purge_after = ?
           where reference = ? and needs_verification`,
        )
        .bind(now.toISOString(), getPurgeTime(end_date), reference),
      prepareEmailInsert(db, reference, emails, now),
    ]),
  );
  return results.flatMap(getIds);
}
