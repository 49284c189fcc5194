import { logError } from '../log.ts';
import type { MadePlan } from './planning-release.ts';

/**
 * Records that a plan breaks hard rules, which is a fault of the planner or of its data: in the log, and for health.
 *
 * @throws when the database fails.
 */
export async function recordViolation(db: D1Database, { plan, violations }: MadePlan, now: Date): Promise<void> {
  const { reference, revision, data, planner } = plan;
  const rules = [...new Set(violations.map(({ rule }) => rule))].join(' ');
  logError('plan_violation', { reference, revision, rules, data, planner });
  await db
    .prepare(
      `insert into plan_violation (reference, rules, data_version, planner_version, found_at)
       select reference, ?2, ?3, ?4, ?5 from itinerary_request where reference = ?1
       on conflict (reference) do update set rules = excluded.rules, data_version = excluded.data_version,
         planner_version = excluded.planner_version, found_at = excluded.found_at`,
    )
    .bind(reference, rules, data, planner, now.toISOString())
    .run();
}

/**
 * Prepares the statement that removes that record.
 *
 * @param isStored SQL that is true when a plan of the request was stored.
 */
export const prepareViolationRemoval = (db: D1Database, reference: string, isStored: string): D1PreparedStatement =>
  db.prepare(`delete from plan_violation where reference = ? and ${isStored}`).bind(reference);
