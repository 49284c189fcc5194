import type { Plan } from '@almaty/planner/schema';
import type { TipsFile } from '@almaty/store/schema';
import type { Env } from '../env.ts';
import { getErrorName, log, logError } from '../log.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import { readTips } from '../trip-tips/read-tips.ts';
import { createFirstPlanRequest } from './first-plan-request.ts';
import { findPlan, listEarlierPlans, type StoredPlan, storeFirstPlan } from './plan-store.ts';
import { recordViolation } from './plan-violation.ts';
import { type PlanningRelease, readPlanningRelease } from './planning-release.ts';

/** A plan, and the release that its names, positions and sources are from. */
export type PlanWithRelease = Pick<StoredPlan, 'plan' | 'createdAt'> & {
  /** Whether the visitor was sent this revision, after which it never changes. */
  isFrozen: boolean;
  release: PlanningRelease;
  /** In the language of the request; null when they could not be read: then the plan says no holiday. */
  tips: TipsFile | null;
  /** The plans that the visitor was sent before, the newest first. */
  earlier: readonly Plan[];
};

/**
 * Gets a revision of the plan of a request, the last one unless given. Makes the first plan when there is none yet and the
 * request is not cancelled.
 *
 * @returns null when it cannot be made or read now, because the catalogue cannot be read, or the planner fails or breaks a
 *   hard rule.
 * @throws when the database fails.
 */
export type GetPlan = (request: StoredRequest, now: Date, revision?: number) => Promise<PlanWithRelease | null>;

/** Runs a step that may fail through no fault of the database; null when it does. */
export async function attemptPlanning<Value>(
  reference: string,
  step: () => Value | Promise<Value>,
): Promise<Value | null> {
  try {
    return await step();
  } catch (error) {
    logError('plan_impossible', { reference, error: getErrorName(error) });
    return null;
  }
}

/** Makes and stores the first plan of a request; null when that is impossible now. */
async function makeFirstPlan(
  db: D1Database,
  bucket: R2Bucket,
  request: StoredRequest,
  now: Date,
): Promise<StoredPlan | null> {
  const { reference } = request;
  const made = await attemptPlanning(reference, async () => {
    const { makePlan } = await readPlanningRelease(bucket);
    return makePlan(createFirstPlanRequest(request));
  });
  if (made && made.violations.length > 0) {
    await recordViolation(db, made, now);
    return null;
  }
  const stored = made && (await storeFirstPlan(db, made, now));
  if (stored) log('plan_made', { reference, revision: stored.plan.revision, data: stored.plan.data });
  return stored;
}

/** Creates the function that gets plans, from the releases in the buckets of the catalogue and of the trip tips. */
export const createGetPlan =
  ({ DB: db, R2_CATALOGUE: bucket, R2_TRIP_TIPS }: Pick<Env, 'DB' | 'R2_CATALOGUE' | 'R2_TRIP_TIPS'>): GetPlan =>
  async (request, now, revision) => {
    const { reference } = request;
    const stored =
      (await findPlan(db, reference, revision)) ??
      (revision === undefined && request.cancelled_at === null ? await makeFirstPlan(db, bucket, request, now) : null);
    if (!stored) return null;
    const { plan, createdAt, frozenAt } = stored;
    // Another release may have been published since, or another maker may have been faster with another one.
    const release = await attemptPlanning(reference, () => readPlanningRelease(bucket, plan.data));
    if (!release) return null;
    const [earlier, tips] = await Promise.all([
      listEarlierPlans(db, reference, plan.revision),
      readTips(R2_TRIP_TIPS, request.language),
    ]);
    return { plan, createdAt, isFrozen: frozenAt !== null, release, tips, earlier };
  };
