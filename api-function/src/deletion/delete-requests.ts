import { log } from '../log.ts';
import { getIds } from '../outbox/outbox.ts';
import { prepareDeletionEmails } from '../outbox/withdraw-emails.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';

/** What a deletion did. */
export type Deletion = {
  /** How many requests are deleted. */
  count: number;
  /** Whether its address is on the suppression list now. */
  isSuppressed: boolean;
  /** Whether the provider may have received a request, and is told of its deletion, now or by an earlier one. */
  isProviderTold: boolean;
  /** Outbox ids of the emails that tell it now. */
  emailIds: readonly number[];
};

/**
 * Prepares the statements that withdraw the emails of requests, and delete the requests with all that belongs to them (on
 * delete cascade). The first one returns the ids of the emails that tell the provider.
 *
 * @param condition SQL: nothing is done unless it is true.
 */
export function prepareDeletion(
  db: D1Database,
  references: readonly string[],
  now: Date,
  condition = 'true',
): [told: D1PreparedStatement, withdrawal: D1PreparedStatement, deletion: D1PreparedStatement] {
  return [
    ...prepareDeletionEmails(db, references, now, condition),
    db
      .prepare(
        `delete from itinerary_request
         where reference in (select value from json_each(?)) and ${condition} returning reference`,
      )
      .bind(JSON.stringify(references)),
  ];
}

/** Deletes requests, and cancels their emails. */
async function deleteReferences(
  db: D1Database,
  references: readonly string[],
  now: Date,
  { suppression, further = [] }: { suppression?: D1PreparedStatement; further?: readonly D1PreparedStatement[] } = {},
): Promise<Deletion> {
  const json = JSON.stringify(references);
  const [inserted, , deleted, told] = await db.batch([
    ...prepareDeletion(db, references, now),
    db
      .prepare("select id from outbox where kind = 'deletion' and reference in (select value from json_each(?))")
      .bind(json),
    ...(suppression ? [suppression] : []),
    ...further,
  ]);
  for (const { reference } of (deleted?.results ?? []) as { reference: string }[])
    log('request_deleted', { reference });
  return {
    count: deleted?.results.length ?? 0,
    isSuppressed: suppression !== undefined,
    isProviderTold: getIds(told).length > 0,
    emailIds: getIds(inserted),
  };
}

/** Deletes a request. Does nothing when it is already deleted. */
export const deleteRequest = (db: D1Database, reference: string, now: Date): Promise<Deletion> =>
  deleteReferences(db, [reference], now);

/**
 * Puts the mailbox of a request on the suppression list, and deletes all its requests: without emails no request can be
 * answered. The request itself may be gone, by a correction too; only after 40 days its mailbox is forgotten, and nothing
 * is suppressed.
 */
export async function deleteAllRequestsOfMailbox(
  db: D1Database,
  suppressionList: SuppressionList,
  reference: string,
  now: Date,
): Promise<Deletion> {
  const digest = await db
    .prepare(
      `select mailbox_digest from itinerary_request where reference = ?1
       union all select mailbox_digest from deleted_request where reference = ?1`,
    )
    .bind(reference)
    .first<string | null>('mailbox_digest');
  if (!digest) return deleteReferences(db, [reference], now);
  const { results } = await db
    .prepare('select reference from itinerary_request where mailbox_digest = ?')
    .bind(digest)
    .all<{ reference: string }>();
  return deleteReferences(db, [...new Set([reference, ...results.map((row) => row.reference)])], now, {
    suppression: suppressionList.prepareAddDigest(digest, 'owner', now),
  });
}

const OF_MAILBOX = 'mailbox_digest in (select value from json_each(?))';

/** Counts the requests that `eraseMailbox` would delete. */
export const countRequestsOfMailbox = async (db: D1Database, digests: readonly string[]): Promise<number> =>
  (await db
    .prepare(`select count(*) as count from itinerary_request where ${OF_MAILBOX}`)
    .bind(JSON.stringify(digests))
    .first<number>('count')) ?? 0;

/**
 * Deletes all requests of a mailbox, and every digest of it but that on the suppression list.
 *
 * @param digests under which the mailbox may be stored.
 */
export async function eraseMailbox(db: D1Database, digests: readonly string[], now: Date): Promise<Deletion> {
  const json = JSON.stringify(digests);
  const { results } = await db
    .prepare(`select reference from itinerary_request where ${OF_MAILBOX}`)
    .bind(json)
    .all<{ reference: string }>();
  return deleteReferences(
    db,
    results.map(({ reference }) => reference),
    now,
    {
      further: [
        db.prepare(`delete from counted_request where ${OF_MAILBOX}`).bind(json),
        db.prepare(`update deleted_request set mailbox_digest = null where ${OF_MAILBOX}`).bind(json),
      ],
    },
  );
}
