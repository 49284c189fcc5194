import { SAMPLE_PLAN_PATH } from '../../shared-delivery/src/routes/routes.ts';
import { PAGE_BUDGETS } from './page-budgets.ts';

/** The path of every page of the site but those of one plan (e2e/journeys/plan.test.ts), with a location that is open and one with an access notice. */
export const PAGE_PATHS: readonly string[] = Object.keys(PAGE_BUDGETS).filter(
  (path) => !path.includes('?') && path !== SAMPLE_PLAN_PATH,
);
