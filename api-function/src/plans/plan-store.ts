import { Plan, PlanRequest } from '@almaty/planner/schema';
import { prepareAction } from '../requests/request-action.ts';
import { prepareViolationRemoval } from './plan-violation.ts';

/** A stored revision of a plan. */
export type StoredPlan = {
  plan: Plan;
  /** What it was made from; null when it was made from the request as it came, before that was stored. */
  request: PlanRequest | null;
  /** Counts how often the revision was saved. */
  version: number;
  /** When the visitor was first sent this revision, after which it never changes. */
  frozenAt: string | null;
  /** The moment when it was made. */
  createdAt: string;
};

type Row = { plan: string; request: string | null; version: number; frozen_at: string | null; created_at: string };

const SELECT = 'select plan, request, version, frozen_at, created_at from plan where reference = ?1';

/** Parses the first row of a result; null when there is none. @throws when the stored plan is damaged. */
export function parseStoredPlan(result: D1Result | undefined): StoredPlan | null {
  const row = result?.results[0] as Row | undefined;
  return row
    ? {
        plan: Plan.parse(JSON.parse(row.plan)),
        request: row.request === null ? null : PlanRequest.parse(JSON.parse(row.request)),
        version: row.version,
        frozenAt: row.frozen_at,
        createdAt: row.created_at,
      }
    : null;
}

/** Prepares the statement that reads the last revision of a request's plan. */
export const prepareCurrentPlanRead = (db: D1Database, reference: string): D1PreparedStatement =>
  db.prepare(`${SELECT} order by revision desc limit 1`).bind(reference);

/** Prepares the statement that reads the last revision that the visitor was sent. */
export const prepareSentPlanRead = (db: D1Database, reference: string): D1PreparedStatement =>
  db.prepare(`${SELECT} and frozen_at is not null order by revision desc limit 1`).bind(reference);

/**
 * Finds a revision of a request's plan; null when it was not made yet.
 *
 * @param revision the last one unless given.
 * @throws when the stored plan is damaged.
 */
export const findPlan = async (db: D1Database, reference: string, revision?: number): Promise<StoredPlan | null> =>
  parseStoredPlan(
    revision === undefined
      ? await prepareCurrentPlanRead(db, reference).run()
      : await db.prepare(`${SELECT} and revision = ?2`).bind(reference, revision).run(),
  );

/** Lists the plans that the visitor was sent before a revision, the newest first. */
export async function listEarlierPlans(db: D1Database, reference: string, revision: number): Promise<readonly Plan[]> {
  const { results } = await db
    .prepare(
      `select plan from plan where reference = ? and revision < ? and frozen_at is not null order by revision desc`,
    )
    .bind(reference, revision)
    .all<{ plan: string }>();
  return results.map(({ plan }) => Plan.parse(JSON.parse(plan)));
}

/**
 * Stores the first plan of a request. When there is one already, that one stays, so that two makers of the same plan agree.
 *
 * @returns the stored plan; null when the request has been deleted meanwhile.
 */
export async function storeFirstPlan(
  db: D1Database,
  { plan, request }: Pick<StoredPlan, 'plan'> & { request: PlanRequest },
  now: Date,
): Promise<StoredPlan | null> {
  const { reference, revision, data, planner } = plan;
  const action = prepareAction(
    db,
    { reference, actor: 'system', action: 'plan_made', revision },
    now,
    'not exists (select 1 from plan where plan.reference = itinerary_request.reference)',
  );
  await db.batch([
    action.statement,
    db
      .prepare(
        `insert into plan (reference, revision, data_version, planner_version, plan, request, created_at)
         select ?, ?, ?, ?, ?, ?, ? where ${action.isRecorded}`,
      )
      .bind(reference, revision, data, planner, JSON.stringify(plan), JSON.stringify(request), now.toISOString()),
    prepareViolationRemoval(db, reference, action.isRecorded),
  ]);
  return findPlan(db, reference);
}

/**
 * Freezes the revision that an email carries: the current one, unless the email carries one already. Records it with the
 * email, so that every further attempt carries the same.
 *
 * @returns the revision; null when there is no plan, or the lease of the email is lost.
 */
export async function freezePlan(
  db: D1Database,
  { id, lease_id }: { id: number; lease_id: string },
  now: Date,
): Promise<number | null> {
  const [, recorded] = await db.batch([
    db
      .prepare(
        `update plan set frozen_at = coalesce(frozen_at, ?1) from (
           select outbox.reference as of_reference, coalesce(
             plan_revision, (select max(revision) from plan where plan.reference = outbox.reference)) as of_revision
           from outbox where id = ?2 and lease_id = ?3)
         where reference = of_reference and revision = of_revision`,
      )
      .bind(now.toISOString(), id, lease_id),
    db
      .prepare(
        `update outbox set plan_revision = coalesce(
           plan_revision, (select max(revision) from plan where plan.reference = outbox.reference))
         where id = ? and lease_id = ? returning plan_revision`,
      )
      .bind(id, lease_id),
  ]);
  const [row] = (recorded?.results ?? []) as { plan_revision: number | null }[];
  return row?.plan_revision ?? null;
}
