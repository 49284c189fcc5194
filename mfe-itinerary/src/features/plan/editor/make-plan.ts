import type { MakePlan } from '@almaty/planner/edit';
import type { PlanningData } from '@almaty/planner/schema';

/** The release that plans made in the browser name; the API names its own when it makes the same plan. */
const BROWSER_VERSION = 'browser';

/** Loads the planner, which is needed only when somebody changes a plan. @throws when its file cannot be loaded. */
export async function loadMakePlan(data: PlanningData): Promise<MakePlan> {
  const { createPlanner } = await import('@almaty/planner/plan');
  return createPlanner(data, BROWSER_VERSION).makePlan;
}
