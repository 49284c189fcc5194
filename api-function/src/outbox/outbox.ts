import { OUTCOME_UNKNOWN } from '../email/mailer.ts';
import { parseStoredRequest, prepareEmailRequestReads, type StoredRequest } from '../requests/stored-request.ts';
import { LEASE_MS } from './lease.ts';
import { getRetryEnd } from './retry-policy.ts';

/**
 * The kinds of emails. `verification` asks whether a request is the visitor's own. `visitor` is the first one to the visitor: the plan, or the confirmation when a `plan` follows by
 * itself; each further sending of the plan is a `plan` too. `provider` has what is needed to make or to review the plan, and
 * `plan_copy` a changed plan that went to the visitor. `cancellation` takes the plan out of the visitor's calendar, and
 * `cancellation_notice` tells the provider. `deletion` tells the provider that the visitor has deleted the request; it is the
 * only one without a request.
 */
export const EMAIL_KINDS = [
  'verification',
  'visitor',
  'provider',
  'plan',
  'plan_copy',
  'cancellation',
  'cancellation_notice',
  'deletion',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** The kinds of emails that go to the visitor. */
export const VISITOR_KINDS = ['verification', 'visitor', 'plan', 'cancellation'] as const;

/** Kinds of an email about a request that is still there. */
type RequestKind = Exclude<EmailKind, 'deletion'>;

type Row = {
  id: number;
  reference: string;
  kind: EmailKind;
  revision: number;
  /** The revision of the plan that it carries; null until it is composed, and when it carries none. */
  plan_revision: number | null;
  lease_id: string;
  attempts: number;
  created_at: string;
  retry_until: string;
};

/** An email that is leased for sending. Nobody else sends it until the lease expires. */
export type LeasedEmail = Row & ({ kind: RequestKind; request: StoredRequest } | { kind: 'deletion'; request: null });

/** An email to insert, and the moment from which it shall be sent. */
export type NewEmail = { kind: RequestKind; at: Date };

/** A mailbox is asked at most once in this time whether requests are its owner's. */
const VERIFICATION_MS = 24 * 60 * 60 * 1000;

/**
 * Prepares the statement that inserts emails of a request and returns their ids; none when there is no request,
 * none that exists already, and none when the owner of the mailbox wants no emails. A request that needs a verification has
 * that alone, or nothing when the mailbox has been asked already: the page behind the link lists all requests that wait.
 */
export const prepareEmailInsert = (
  db: D1Database,
  reference: string,
  emails: readonly NewEmail[],
  now: Date,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into outbox (reference, kind, created_at, next_attempt_at, retry_until)
       select reference, value ->> 'kind', value ->> 'at', value ->> 'at', value ->> 'retryUntil'
       from itinerary_request as request, json_each(?)
       where reference = ? and not is_suppressed and (value ->> 'kind' = 'verification') = needs_verification
         and not (needs_verification and exists (
           select 1 from counted_request as counted
           where counted.mailbox_digest = request.mailbox_digest and counted.needs_verification and counted.created_at > ?))
       on conflict (reference, kind, revision) do nothing
       returning id`,
    )
    .bind(
      JSON.stringify(
        [{ kind: 'verification', at: now }, ...emails].map(({ kind, at }) => ({
          kind,
          at,
          retryUntil: getRetryEnd(at),
        })),
      ),
      reference,
      new Date(now.getTime() - VERIFICATION_MS).toISOString(),
    );

/** Gets the ids from the result of a statement that returns them. */
export const getIds = (result: D1Result | undefined): readonly number[] =>
  ((result?.results ?? []) as readonly { id: number }[]).map(({ id }) => id);

/** Gets the ids from the results of several such statements. */
export const getAllIds = (results: readonly (D1Result | undefined)[]): readonly number[] => results.flatMap(getIds);

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

/** Leases an email for sending; null when it is settled, deleted, not due yet, or leased by somebody else. */
export async function leaseEmail(db: D1Database, id: number, now: Date): Promise<LeasedEmail | null> {
  const lease = db
    .prepare(
      `update outbox set state = 'leased', lease_id = ?, attempts = attempts + 1, next_attempt_at = ?
       where id = ? and state in ('due', 'leased') and next_attempt_at <= ?
       returning id, reference, kind, revision, plan_revision, lease_id, attempts, created_at, retry_until`,
    )
    .bind(crypto.randomUUID(), new Date(now.getTime() + LEASE_MS).toISOString(), id, now.toISOString());
  const [leased, ...requestReads] = await db.batch([lease, ...prepareEmailRequestReads(db, id)]);
  const row = leased?.results[0] as Row | undefined;
  if (!row) return null;
  if (row.kind === 'deletion') return { ...row, kind: row.kind, request: null };
  const request = parseStoredRequest(requestReads);
  return request && { ...row, kind: row.kind, request };
}

/** The holder of a lease. After it has expired, the next holder has another id, and updates of this one change nothing. */
export type Lease = Pick<LeasedEmail, 'id' | 'lease_id'>;

/** The lease has expired, or the email was deleted: it must not be sent. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/**
 * Records that the content is handed over now, and renews the lease.
 *
 * @throws LeaseLostError when the email must not be sent any more.
 */
export async function recordSending(db: D1Database, { id, lease_id }: Lease, now: Date): Promise<void> {
  const { meta } = await db
    .prepare(
      `update outbox set state = 'sending', next_attempt_at = ?
       where id = ? and lease_id = ? and state = 'leased' and next_attempt_at > ?`,
    )
    .bind(new Date(now.getTime() + LEASE_MS).toISOString(), id, lease_id, now.toISOString())
    .run();
  if (meta.changes === 0) throw new LeaseLostError();
}

const HELD = "where id = ? and lease_id = ? and state in ('leased', 'sending')";

/** Prepares the statement that settles an email. `error` is a code. */
export const prepareSettlement = (
  db: D1Database,
  { id, lease_id }: Lease,
  state: 'sent' | 'refused' | 'dead',
  error: string | null,
): D1PreparedStatement =>
  db
    .prepare(`update outbox set state = ?, last_error = ?, may_have_arrived = may_have_arrived or ? ${HELD}`)
    .bind(state, error, error === OUTCOME_UNKNOWN ? 1 : 0, id, lease_id);

/**
 * Prepares the statement that ends a lease and schedules the next attempt. `error` is a code.
 *
 * @param waitsForMailbox whether the visitor's mailbox is the reason, which nobody here can mend.
 */
export const prepareRetry = (
  db: D1Database,
  { id, lease_id }: Lease,
  nextAttemptAt: Date,
  error: string,
  waitsForMailbox: boolean,
): D1PreparedStatement =>
  db
    .prepare(`update outbox set state = 'due', next_attempt_at = ?, last_error = ?, waits_for_mailbox = ? ${HELD}`)
    .bind(nextAttemptAt.toISOString(), error, waitsForMailbox ? 1 : 0, id, lease_id);

/** Settles the emails whose sender crashed after it had handed over the content. Returns them. */
export async function settleLostSendings(
  db: D1Database,
  now: Date,
): Promise<readonly { id: number; reference: string; kind: EmailKind }[]> {
  const { results } = await db
    .prepare(
      `update outbox set state = 'dead', last_error = ?, may_have_arrived = 1
       where state = 'sending' and next_attempt_at <= ?
       returning id, reference, kind`,
    )
    .bind(OUTCOME_UNKNOWN, now.toISOString())
    .run<{ id: number; reference: string; kind: EmailKind }>();
  return results;
}
