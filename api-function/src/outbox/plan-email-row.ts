import { prepareEmailInsert } from './outbox.ts';

/** The email that carries a plan apart from the visitor's first one; `scheduledAt` while it waits for a review. */
export type PlanEmail = { scheduledAt: Date | null };

/** Finds the email that carries the plan of a request; null when the visitor's first email shall carry it. */
export async function findPlanEmail(db: D1Database, reference: string): Promise<PlanEmail | null> {
  const row = await db
    .prepare("select state, attempts, created_at from outbox where reference = ? and kind = 'plan'")
    .bind(reference)
    .first<{ state: string; attempts: number; created_at: string }>();
  if (!row) return null;
  const isScheduled = row.state === 'due' && row.attempts === 0;
  return { scheduledAt: isScheduled ? new Date(row.created_at) : null };
}

/** Inserts that email, to be sent from now on. */
export const insertPlanEmail = (db: D1Database, reference: string, now: Date): Promise<unknown> =>
  prepareEmailInsert(db, reference, [{ kind: 'plan', at: now }]).run();

/**
 * Has a plan that waits for a review sent now.
 *
 * @returns the outbox ids of its email: none when nothing waits.
 */
export async function releasePlanEmail(db: D1Database, reference: string, now: Date): Promise<readonly number[]> {
  const { results } = await db
    .prepare(
      `update outbox set created_at = ?1, next_attempt_at = ?1
       where reference = ?2 and kind = 'plan' and state = 'due' and attempts = 0
       returning id`,
    )
    .bind(now.toISOString(), reference)
    .run<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Prepares the statement that cancels a plan that waits for a review: the provider answers the request itself. */
export const preparePlanCancellation = (db: D1Database, reference: string): D1PreparedStatement =>
  db
    .prepare("delete from outbox where reference = ? and kind = 'plan' and state = 'due' and attempts = 0")
    .bind(reference);
