import type { Config } from '../config/config.ts';
import { getHour } from '../outbox/email-budget.ts';
import { IS_OPEN } from '../requests/open-request.ts';
import { REVIEW_MS } from '../submit/list-emails.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * An email that is not settled after this time is overdue: a person should know long before the promise is broken. One that
 * waits for the visitor's own mailbox is not, because anybody could type the address of a full one.
 */
const OVERDUE_MS = 30 * MINUTE_MS;

/** A request without an answer after this time is late: four of the promised 24 hours are left. */
const LATE_MS = REVIEW_MS;

/** Figures of the outbox; `oldest_seconds` is the age of the oldest email that waits, `errors` counts their last errors. */
export type EmailFigures = {
  waiting: number;
  oldest_seconds: number;
  overdue: number;
  dead: number;
  refused: number;
  errors: Readonly<Record<string, number>>;
};

/** How many references are named at most. */
const MAX_REFERENCES = 10;

/**
 * Figures of the promised itineraries: requests whose plan is not sent, those of them older than 20 hours, and the references
 * of the oldest of these.
 */
export type PromiseFigures = {
  unanswered: number;
  late: number;
  oldest_seconds: number;
  late_references: readonly string[];
};

/** A plan that breaks rules counts for so long after it was last made: a visitor may never change theirs again. */
const VIOLATION_MS = 24 * 60 * MINUTE_MS;

/** Figures of plans: requests whose plan broke a hard rule and was not stored, and the references of the last of them. */
export type PlanFigures = { violations: number; violation_references: readonly string[] };

/**
 * What the limits of the site have counted: emails of this hour, the moment since which an operator has stopped all emails,
 * and requests of the last hour. `is_full` when emails wait for the next hour, and `is_flood` when every request needs a
 * verification.
 */
export type LimitFigures = {
  emails_this_hour: number;
  is_full: boolean;
  emails_stopped_at: string | null;
  requests_last_hour: number;
  is_flood: boolean;
};

/** A plan that waits for a review has its moment in the future, and counts from then on. */
const WAITING = "state in ('due', 'leased', 'sending') and created_at <= ?2";

/** A request that is cancelled, that nobody says is theirs, or whose visitor gets no emails, cannot be answered. */
const UNANSWERED = `${IS_OPEN}
  and not exists (
  select 1 from outbox where outbox.reference = itinerary_request.reference
    and kind in ('visitor', 'plan') and state = 'refused')`;

/** The statements of the figures. Each of them searches by an index: health.test.ts asks the database. */
export const FIGURE_QUERIES = {
  emails: `select
    (select count(*) from outbox where ${WAITING}) as waiting,
    (select min(created_at) from outbox where ${WAITING}) as oldest,
    (select count(*) from outbox where ${WAITING} and created_at < ?1 and not waits_for_mailbox) as overdue,
    (select count(*) from outbox where state = 'dead') as dead,
    (select count(*) from outbox where state = 'refused') as refused`,
  errors: `select last_error as code, count(*) as count from outbox
    where state in ('due', 'leased', 'sending', 'dead') and last_error is not null group by last_error`,
  promise: `select count(*) as unanswered, min(created_at) as oldest, count(*) filter (where created_at < ?1) as late
    from itinerary_request where ${UNANSWERED}`,
  lateReferences: `select reference from itinerary_request where ${UNANSWERED} and created_at < ?1
    order by created_at limit ${MAX_REFERENCES}`,
  limits: `select coalesce((select sent from email_hour where hour = ?1), 0) as emails_this_hour,
    (select stopped_at from email_stop) as emails_stopped_at,
    (select count(*) from counted_request where created_at > ?2) as requests_last_hour`,
  violations: `select reference, count(*) over () as count from plan_violation where found_at > ?1
    order by found_at desc limit ${MAX_REFERENCES}`,
} as const;

const getAge = (moment: string | null | undefined, now: Date) =>
  moment ? Math.max(0, Math.round((now.getTime() - Date.parse(moment)) / 1000)) : 0;

/** Reads the figures of emails, promises, plans and limits. @throws when the database fails. */
export async function readFigures(
  db: D1Database,
  { EMAILS_PER_HOUR, REQUESTS_PER_HOUR }: Pick<Config, 'EMAILS_PER_HOUR' | 'REQUESTS_PER_HOUR'>,
  now: Date,
): Promise<{ emails: EmailFigures; promise: PromiseFigures; plans: PlanFigures; limits: LimitFigures }> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const [emails, errors, promise, lateReferences, violations, limits] = await db.batch([
    db.prepare(FIGURE_QUERIES.emails).bind(before(OVERDUE_MS), now.toISOString()),
    db.prepare(FIGURE_QUERIES.errors),
    db.prepare(FIGURE_QUERIES.promise).bind(before(LATE_MS)),
    db.prepare(FIGURE_QUERIES.lateReferences).bind(before(LATE_MS)),
    db.prepare(FIGURE_QUERIES.violations).bind(before(VIOLATION_MS)),
    db.prepare(FIGURE_QUERIES.limits).bind(getHour(now), before(HOUR_MS)),
  ]);
  const [counts] = (emails?.results ?? []) as (Omit<EmailFigures, 'oldest_seconds' | 'errors'> & {
    oldest: string | null;
  })[];
  const [promised] = (promise?.results ?? []) as (Omit<PromiseFigures, 'oldest_seconds' | 'late_references'> & {
    oldest: string | null;
  })[];
  const errorCounts = (errors?.results ?? []) as { code: string; count: number }[];
  const [counted] = (limits?.results ?? []) as Omit<LimitFigures, 'is_full' | 'is_flood'>[];
  const { emails_this_hour = 0, emails_stopped_at = null, requests_last_hour = 0 } = counted ?? {};
  const violating = (violations?.results ?? []) as { reference: string; count: number }[];
  const { waiting = 0, oldest, overdue = 0, dead = 0, refused = 0 } = counts ?? {};
  const { unanswered = 0, late = 0 } = promised ?? {};
  return {
    emails: {
      waiting,
      oldest_seconds: getAge(oldest, now),
      overdue,
      dead,
      refused,
      errors: Object.fromEntries(errorCounts.map(({ code, count }) => [code, count])),
    },
    promise: {
      unanswered,
      late,
      oldest_seconds: getAge(promised?.oldest, now),
      late_references: ((lateReferences?.results ?? []) as { reference: string }[]).map(({ reference }) => reference),
    },
    plans: {
      violations: violating[0]?.count ?? 0,
      violation_references: violating.map(({ reference }) => reference),
    },
    limits: {
      emails_this_hour,
      is_full: emails_this_hour >= EMAILS_PER_HOUR,
      emails_stopped_at,
      requests_last_hour,
      is_flood: requests_last_hour >= REQUESTS_PER_HOUR,
    },
  };
}
