import { Hono } from 'hono';
import { limitBody, requireJson } from '../http/json-body.ts';
import { limitPlanRequests, type PlanEnv, requireKey, requireRole, verifyPageKey } from './plan-access.ts';
import {
  handleCancel,
  handleErase,
  handleMakeLink,
  handleSave,
  handleSend,
  handleTakeLinkBack,
} from './plan-handlers.ts';
import { CALENDAR_ADDRESS, SHARE_LINK } from './private-links.ts';
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
 * request, and POST /erase deletes it. PUT and DELETE /share and /calendar make the share link and the calendar address, and
 * take them back.
 */
export const createPlanRoutes = () =>
  new Hono<PlanEnv>()
    .get('/', (c) => respondDocument(c))
    .put('/', editors, requireJson, limitBody(MAX_BODY_KB), handleSave)
    .post('/send', editors, handleSend)
    .post('/cancel', visitorOnly, handleCancel)
    .post('/erase', visitorOnly, handleErase)
    .put('/share', visitorOnly, handleMakeLink(SHARE_LINK))
    .delete('/share', visitorOnly, handleTakeLinkBack(SHARE_LINK))
    .put('/calendar', visitorOnly, handleMakeLink(CALENDAR_ADDRESS))
    .delete('/calendar', visitorOnly, handleTakeLinkBack(CALENDAR_ADDRESS));

/** The plan of a request, for the visitor and for whoever has a share link. */
export const planRoutes = new Hono<PlanEnv>()
  .use(`${PATH}/*`, limitPlanRequests, requireKey(verifyPageKey))
  .route(PATH, createPlanRoutes());
