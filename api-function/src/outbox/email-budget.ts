import type { Env } from '../env.ts';
import { enqueueEmails } from './enqueue-emails.ts';
import { type EmailKind, getIds, type Lease } from './outbox.ts';
import { getRetryEnd } from './retry-policy.ts';

/** Why no email is sent now: an operator has stopped them all, or those of this hour are used up. */
export type Postponement = 'emails_stopped' | 'hourly_budget';

const HOUR_MS = 60 * 60 * 1000;

/** Gets the hour of a moment, such as `2026-11-27T15`. */
export const getHour = (now: Date): string => now.toISOString().slice(0, 13);

/**
 * Takes an email out of the budget of its hour. Each attempt is taken: nobody knows of one that fails whether it arrived.
 * Verifications are half of the budget at most, because anybody can bring them about, and plans that were sent before take
 * nothing of that half: in a flood every visitor is asked.
 *
 * @param perHour how many emails may be sent in an hour.
 * @returns why the email must wait; null when it may be sent.
 */
export async function takeFromBudget(
  db: D1Database,
  kind: EmailKind,
  perHour: number,
  now: Date,
): Promise<Postponement | null> {
  const [stops, taken] = await db.batch([
    db.prepare('select stopped_at from email_stop'),
    db
      .prepare(
        `insert into email_hour (hour, sent, verifications) select ?1, 1, ?2 where not exists (select 1 from email_stop)
         on conflict (hour) do update set sent = sent + 1, verifications = verifications + ?2
           where sent < ?3 and (?2 = 0 or verifications < ?4)`,
      )
      .bind(getHour(now), kind === 'verification' ? 1 : 0, perHour, Math.ceil(perHour / 2)),
  ]);
  if (stops?.results.length !== 0) return 'emails_stopped';
  return taken?.meta.changes === 0 ? 'hourly_budget' : null;
}

/** Ends the lease of an email that must wait, until the next hour. It was no attempt, and takes none of its time to retry. */
export async function postponeEmail(
  db: D1Database,
  { id, lease_id }: Lease,
  reason: Postponement,
  now: Date,
): Promise<Date> {
  const next = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  await db
    .prepare(
      `update outbox set state = 'due', attempts = attempts - 1, next_attempt_at = ?, retry_until = ?, last_error = ?
       where id = ? and lease_id = ? and state = 'leased'`,
    )
    .bind(next.toISOString(), getRetryEnd(next).toISOString(), reason, id, lease_id)
    .run();
  return next;
}

/** Stops all emails. Requests are recorded as before, and their emails wait. */
export const stopEmails = (db: D1Database, now: Date): Promise<unknown> =>
  db
    .prepare('insert into email_stop (id, stopped_at) values (1, ?) on conflict (id) do nothing')
    .bind(now.toISOString())
    .run();

/** Lets emails go again, those first that have waited. Returns how many these are. */
export async function startEmails({ DB, EMAIL_QUEUE }: Env, now: Date): Promise<number> {
  const [, due] = await DB.batch([
    DB.prepare('delete from email_stop'),
    DB.prepare(
      "update outbox set next_attempt_at = ? where state = 'due' and last_error = 'emails_stopped' returning id",
    ).bind(now.toISOString()),
  ]);
  const ids = getIds(due);
  await enqueueEmails(EMAIL_QUEUE, ids);
  return ids.length;
}

/** Forgets the hours before yesterday. */
export const forgetHours = (db: D1Database, now: Date): Promise<unknown> =>
  db
    .prepare('delete from email_hour where hour < ?')
    .bind(getHour(new Date(now.getTime() - 24 * HOUR_MS)))
    .run();
