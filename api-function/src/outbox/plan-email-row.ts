import { prepareEmailInsert } from './outbox.ts';
import { getRetryEnd } from './retry-policy.ts';

/** The plan email of a request that waits for its moment. */
const SCHEDULED = "kind = 'plan' and state = 'due' and attempts = 0 and created_at >";

/** Whether an email of its own carries the plan of a request; else the visitor's first email carries it. */
export const hasPlanEmail = async (db: D1Database, reference: string): Promise<boolean> =>
  (await db.prepare("select 1 from outbox where reference = ? and kind = 'plan' limit 1").bind(reference).first()) !==
  null;

/** Finds the moment at which the plan of a request goes to the visitor by itself; null when it does not wait for one. */
export async function findScheduledMoment(db: D1Database, reference: string, now: Date): Promise<Date | null> {
  const moment = await db
    .prepare(`select created_at from outbox where reference = ?1 and ${SCHEDULED} ?2`)
    .bind(reference, now.toISOString())
    .first<string>('created_at');
  return moment === null ? null : new Date(moment);
}

/** Inserts the email that carries the plan, to be sent from now on. */
export const insertPlanEmail = (db: D1Database, reference: string, now: Date): Promise<unknown> =>
  prepareEmailInsert(db, reference, [{ kind: 'plan', at: now }], now).run();

/** Prepares the statement that cancels a plan that is not being sent: the provider answers the request itself. */
export const preparePlanWithdrawal = (db: D1Database, reference: string): D1PreparedStatement =>
  db.prepare("delete from outbox where reference = ? and kind = 'plan' and state = 'due'").bind(reference);

/**
 * Prepares the statements that have a revision of the plan sent now: in the email that waits to carry the plan, or else in a
 * new one. Both return outbox ids.
 *
 * @param condition SQL: nothing is done unless it is true.
 */
export function preparePlanSending(
  db: D1Database,
  reference: string,
  revision: number,
  condition: string,
  now: Date,
): [release: D1PreparedStatement, insert: D1PreparedStatement] {
  const moment = now.toISOString();
  const retryUntil = getRetryEnd(now).toISOString();
  const release = db
    .prepare(
      `update outbox set plan_revision = ?1, created_at = min(created_at, ?2), next_attempt_at = ?2, retry_until = ?4
       where id = (
         select id from outbox where reference = ?3 and state = 'due'
           and (kind = 'plan' or (kind = 'visitor' and not exists (
             select 1 from outbox as other where other.reference = ?3 and other.kind = 'plan')))
         order by revision desc limit 1) and ${condition}
       returning id`,
    )
    .bind(revision, moment, reference, retryUntil);
  const insert = db
    .prepare(
      `insert into outbox (reference, kind, revision, plan_revision, created_at, next_attempt_at, retry_until)
       select reference, 'plan', coalesce((select max(revision) + 1 from outbox where reference = ?1 and kind = 'plan'), 0),
         ?2, ?3, ?3, ?4
       from itinerary_request where reference = ?1 and ${condition} and not exists (
         select 1 from outbox where reference = ?1 and kind in ('visitor', 'plan') and state = 'due'
           and plan_revision = ?2 and next_attempt_at = ?3)
       returning id`,
    )
    .bind(reference, revision, moment, retryUntil);
  return [release, insert];
}

/** Prepares the statement that sends the provider a copy of a revision, unless it has one. It returns outbox ids. */
export const preparePlanCopy = (
  db: D1Database,
  reference: string,
  revision: number,
  condition: string,
  now: Date,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into outbox (reference, kind, revision, plan_revision, created_at, next_attempt_at, retry_until)
       select reference, 'plan_copy', ?2, ?2, ?3, ?3, ?4 from itinerary_request where reference = ?1 and ${condition}
       on conflict (reference, kind, revision) do nothing
       returning id`,
    )
    .bind(reference, revision, now.toISOString(), getRetryEnd(now).toISOString());
