import { Hono } from 'hono';
import { limitPlanRequests, type PlanEnv, requireKey, verifyDeskKey } from '../plan-api/plan-access.ts';
import { createPlanRoutes } from '../plan-api/plan-routes.ts';

const PATH = '/api/desk/:reference';

/** The plan of a request, for the provider. */
export const deskRoutes = new Hono<PlanEnv>()
  .use(`${PATH}/*`, limitPlanRequests, requireKey(verifyDeskKey))
  .route(PATH, createPlanRoutes());
