import { todayInAlmaty } from '@almaty/dates';
import { PlanRequest } from '@almaty/planner/schema';
import { getErrorName, log, logError } from '../log.ts';
import type { StoredItem, StoredRequest } from '../requests/stored-request.ts';
import { findPlan, type StoredPlan, storePlan } from './plan-store.ts';
import { type PlanningRelease, readPlanningRelease } from './planning-release.ts';

/** A plan, and the release that its names, positions and sources are from. */
export type PlanWithRelease = StoredPlan & { release: PlanningRelease };

/**
 * Gets the plan of a request, and makes it when there is none yet.
 *
 * @returns null when it cannot be made now, because the catalogue cannot be read or the planner fails.
 * @throws when the database fails.
 */
export type GetPlan = (request: StoredRequest, now: Date) => Promise<PlanWithRelease | null>;

const getIds = (items: readonly StoredItem[]) => [...new Set(items.map(({ id }) => id))];

/** Creates the request of the first plan. Preferences are the planner's own until the visitor changes them. */
const toPlanRequest = ({ reference, created_at, start_date, end_date, locations, activities }: StoredRequest) =>
  PlanRequest.parse({
    reference,
    today: todayInAlmaty(new Date(created_at)),
    start_date,
    end_date,
    locations: getIds(locations),
    activities: getIds(activities),
  });

/** Runs a step that may fail through no fault of the database; null when it does. */
async function attempt<Value>(reference: string, step: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await step();
  } catch (error) {
    logError('plan_impossible', { reference, error: getErrorName(error) });
    return null;
  }
}

/** Creates the function that gets plans, from the releases in the catalogue's bucket. */
export const createGetPlan =
  (db: D1Database, bucket: R2Bucket): GetPlan =>
  async (request, now) => {
    const { reference } = request;
    const existing = await findPlan(db, reference);
    const release = await attempt(reference, () => readPlanningRelease(bucket, existing?.plan.data));
    if (!release) return null;
    if (existing) return { ...existing, release };
    const plan = await attempt(reference, () => release.planner.makePlan(toPlanRequest(request)));
    const stored = plan && (await storePlan(db, plan, now));
    if (!stored) return null;
    log('plan_made', { reference, revision: stored.plan.revision, data: stored.plan.data });
    // Another maker may have been faster, with another release.
    return stored.plan.data === release.version
      ? { ...stored, release }
      : attempt(reference, async () => ({ ...stored, release: await readPlanningRelease(bucket, stored.plan.data) }));
  };
