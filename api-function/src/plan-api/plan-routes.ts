import { Hono } from 'hono';
import { limitBody, requireJson } from '../http/json-body.ts';
import { limitPlanRequests, type PlanEnv, requireKey, requireRole, verifyPageKey } from './plan-access.ts';
import { handleCancel, handleErase, handleSave, handleSend } from './plan-handlers.ts';
import { respondDocument } from './respond.ts';

const PATH = '/api/plans/:reference';

/** A request with all items, locks and days of a long trip is about 20 KB. */
const MAX_BODY_KB = 32;

const editors = requireRole('visitor', 'provider');
const visitorOnly = requireRole('visitor');

/**
 * What can be done with a plan, the same for the visitor's page and the provider's desk; paths are below that of the plan.
 *
 * GET reads it. PUT changes it, and POST /send sends it to the visitor, both with If-Match. POST /cancel cancels the
 * request, and POST /erase deletes it.
 */
export const createPlanRoutes = () =>
  new Hono<PlanEnv>()
    .get('/', (c) => respondDocument(c))
    .put('/', editors, requireJson, limitBody(MAX_BODY_KB), handleSave)
    .post('/send', editors, handleSend)
    .post('/cancel', visitorOnly, handleCancel)
    .post('/erase', visitorOnly, handleErase);

/** The plan of a request, for the visitor and for whoever has a share link. */
export const planRoutes = new Hono<PlanEnv>()
  .use(`${PATH}/*`, limitPlanRequests, requireKey(verifyPageKey))
  .route(PATH, createPlanRoutes());
