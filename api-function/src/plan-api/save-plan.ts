import { PlanRequestError } from '@almaty/planner/plan';
import type { Plan, PlanRequest } from '@almaty/planner/schema';
import { attemptPlanning } from '../plans/plan-service.ts';
import type { StoredPlan } from '../plans/plan-store.ts';
import { prepareViolationRemoval, recordViolation } from '../plans/plan-violation.ts';
import { type MadePlan, readPlanningRelease } from '../plans/planning-release.ts';
import { isRecorded, prepareAction } from '../requests/request-action.ts';
import { getPurgeTime } from '../retention/purge-time.ts';
import { planBreaksRules, planImpossible } from './plan-error.ts';
import { refusedByPlanner } from './validate-plan-request.ts';

/** The number of the revision that a change of a stored one gets: what the visitor was sent never changes. */
export const getNextRevision = ({ plan, frozenAt }: StoredPlan): number => plan.revision + (frozenAt === null ? 0 : 1);

/** Numbers a plan that was made: it is the same for every revision. */
export const withRevision = (made: MadePlan, revision: number): MadePlan => ({
  ...made,
  plan: { ...made.plan, revision },
  request: { ...made.request, revision },
});

/**
 * Makes a plan with the stable release of the catalogue.
 *
 * @throws HttpError 422 when no data can satisfy the request, or the plan breaks a hard rule; 503 when the plan cannot be
 *   made now.
 */
export async function makePlan(db: D1Database, bucket: R2Bucket, request: PlanRequest, now: Date): Promise<MadePlan> {
  const made = await attemptPlanning(request.reference, async () => {
    const release = await readPlanningRelease(bucket);
    try {
      return release.makePlan(request);
    } catch (error) {
      if (error instanceof PlanRequestError) return error;
      throw error;
    }
  });
  if (!made) throw planImpossible();
  if (made instanceof PlanRequestError) throw refusedByPlanner(made);
  if (made.violations.length > 0) {
    await recordViolation(db, made, now);
    throw planBreaksRules();
  }
  return made;
}

/** SQL: the request is open, and its plan is still the stored one with this revision, version and freezing. */
const IS_UNCHANGED = `cancelled_at is null and exists (
  select 1 from plan where plan.reference = itinerary_request.reference and revision = ?6 and version = ?7
    and (frozen_at is not null) = ?8
    and not exists (select 1 from plan as later where later.reference = plan.reference and later.revision > ?6))`;

/**
 * Stores a changed plan: as a new revision when the visitor was sent the stored one, and else in its place.
 *
 * @param base the stored plan that was changed.
 * @returns whether it was stored. It was not when the request or its plan was changed meanwhile.
 */
export async function savePlan(
  db: D1Database,
  base: StoredPlan,
  { plan, request }: { plan: Plan; request: PlanRequest },
  actor: 'visitor' | 'provider',
  now: Date,
): Promise<boolean> {
  const { reference, revision } = plan;
  const action = prepareAction(
    db,
    { reference, actor, action: 'plan_changed', revision },
    now,
    IS_UNCHANGED,
    ...[base.plan.revision, base.version, base.frozenAt === null ? 0 : 1],
  );
  const [recorded] = await db.batch([
    action.statement,
    db
      .prepare(
        `insert into plan (reference, revision, data_version, planner_version, plan, request, created_at)
         select ?, ?, ?, ?, ?, ?, ? where ${action.isRecorded}
         on conflict (reference, revision) do update set data_version = excluded.data_version,
           planner_version = excluded.planner_version, plan = excluded.plan, request = excluded.request,
           created_at = excluded.created_at, version = plan.version + 1`,
      )
      .bind(
        ...[reference, revision, plan.data, plan.planner, JSON.stringify(plan), JSON.stringify(request)],
        now.toISOString(),
      ),
    // The request is kept until some days after the trip, whenever that is now.
    db
      .prepare(
        `update itinerary_request set start_date = ?, end_date = ?, purge_after = ?
         where reference = ? and ${action.isRecorded}`,
      )
      .bind(plan.start_date, plan.end_date, getPurgeTime(plan.end_date), reference),
    prepareViolationRemoval(db, reference, action.isRecorded),
  ]);
  return isRecorded(recorded);
}
