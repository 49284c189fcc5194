import { parseStoredRequest, prepareRequestReads, type StoredRequest } from './stored-request.ts';

/** The emails of a request: one to the visitor, and one to the provider of itineraries. */
const EMAIL_KINDS = ['visitor', 'provider'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

type Row = { id: number; kind: EmailKind; attempts: number };

/** An email that is leased for sending, with its request. Nobody else sends it until the lease expires. */
export type LeasedEmail = Row & { request: StoredRequest };

/** Longer than sending an email takes, in milliseconds. An expired lease means that its holder has crashed. */
const LEASE_MS = 2 * 60 * 1000;

/** Prepares the statement that inserts the emails of a request and returns their ids; none when there is no request. */
export const prepareEmailInserts = (db: D1Database, reference: string, now: string): D1PreparedStatement =>
  db
    .prepare(
      `insert into outbox (reference, kind, created_at, next_attempt_at)
       select reference, value, ?, ? from itinerary_request, json_each(?) where reference = ?
       on conflict (reference, kind) do nothing
       returning id`,
    )
    .bind(now, now, JSON.stringify(EMAIL_KINDS), reference);

/** Gets the ids from the result of a statement that returns them. */
export const getIds = ({ results }: D1Result): readonly number[] =>
  (results as readonly { id: number }[]).map(({ id }) => id);

/** Finds the emails whose next attempt is due, also those whose lease has expired; the longest waiting come first. */
export const findDueEmails = async (db: D1Database, now: Date, limit: number): Promise<readonly number[]> =>
  getIds(
    await db
      .prepare(
        "select id from outbox where state in ('due', 'leased') and next_attempt_at <= ? order by next_attempt_at limit ?",
      )
      .bind(now.toISOString(), limit)
      .run(),
  );

/** Leases an email for sending; null when it is sent, dead, deleted, not due yet, or leased by somebody else. */
export async function leaseEmail(db: D1Database, id: number, now: Date): Promise<LeasedEmail | null> {
  const lease = db
    .prepare(
      `update outbox set state = 'leased', attempts = attempts + 1, next_attempt_at = ?
       where id = ? and state in ('due', 'leased') and next_attempt_at <= ?
       returning id, kind, attempts`,
    )
    .bind(new Date(now.getTime() + LEASE_MS).toISOString(), id, now.toISOString());
  const [leased, ...requestReads] = await db.batch([lease, ...prepareRequestReads(db, id)]);
  const row = leased?.results[0] as Row | undefined;
  const request = parseStoredRequest(requestReads);
  return row && request ? { ...row, request } : null;
}

/** The holder of a lease. After it expires, the next holder has another number of attempts and updates fail silently. */
type Lease = Pick<LeasedEmail, 'id' | 'attempts'>;
const STILL_LEASED = "where id = ? and attempts = ? and state = 'leased'";

const setState = (db: D1Database, { id, attempts }: Lease, state: 'sent' | 'dead', error: string | null) =>
  db.prepare(`update outbox set state = ?, last_error = ? ${STILL_LEASED}`).bind(state, error, id, attempts).run();

/** Marks an email as sent. */
export const markSent = (db: D1Database, lease: Lease) => setState(db, lease, 'sent', null);

/** Marks an email as dead: it is not attempted again. `error` is a code. */
export const markDead = (db: D1Database, lease: Lease, error: string) => setState(db, lease, 'dead', error);

/** Ends a lease, and schedules the next attempt. `error` is a code. */
export const scheduleRetry = (db: D1Database, { id, attempts }: Lease, nextAttemptAt: Date, error: string) =>
  db
    .prepare(`update outbox set state = 'due', next_attempt_at = ?, last_error = ? ${STILL_LEASED}`)
    .bind(nextAttemptAt.toISOString(), error, id, attempts)
    .run();
