import { Plan } from '@almaty/planner/schema';

/** A stored plan, and the moment when it was made. */
export type StoredPlan = { plan: Plan; createdAt: string };

/** Finds the last revision of a request's plan; null when none was made yet. @throws when the stored plan is damaged. */
export async function findPlan(db: D1Database, reference: string): Promise<StoredPlan | null> {
  const row = await db
    .prepare('select plan, created_at from plan where reference = ? order by revision desc limit 1')
    .bind(reference)
    .first<{ plan: string; created_at: string }>();
  return row && { plan: Plan.parse(JSON.parse(row.plan)), createdAt: row.created_at };
}

/**
 * Stores a plan. When its revision is stored already, that one stays, so that two makers of the same plan agree.
 *
 * @returns the stored plan; null when the request has been deleted meanwhile.
 */
export async function storePlan(db: D1Database, plan: Plan, now: Date): Promise<StoredPlan | null> {
  const { reference, revision, data, planner } = plan;
  await db
    .prepare(
      `insert into plan (reference, revision, data_version, planner_version, plan, created_at)
       select reference, ?, ?, ?, ?, ? from itinerary_request where reference = ?
       on conflict (reference, revision) do nothing`,
    )
    .bind(revision, data, planner, JSON.stringify(plan), now.toISOString(), reference)
    .run();
  return findPlan(db, reference);
}
