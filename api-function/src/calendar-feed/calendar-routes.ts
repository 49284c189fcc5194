import { Hono } from 'hono';
import { getConfig } from '../config/config.ts';
import { getLinkSecrets } from '../config/secrets.ts';
import type { HonoEnv } from '../env.ts';
import { verifyCalendarKey } from '../links/plan-keys.ts';
import { isReference, normalizeReference } from '../links/reference.ts';
import { limitPlanRequests } from '../plan-api/plan-access.ts';
import { planImpossible, planNotFound } from '../plan-api/plan-error.ts';
import { createGetPlan } from '../plans/plan-service.ts';
import { parseStoredRequest, prepareRequestReads } from '../requests/stored-request.ts';
import { writeCalendarFeed } from './calendar-feed.ts';

const PATH = '/api/plans/:reference/calendar/:file';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="almaty-plan.ics"',
};

/**
 * GET …/calendar/<key>.ics is the calendar of the current plan. The key is in the address, because calendar programs send no
 * header; so nothing logs an address (wrangler.jsonc), and the visitor can take it back.
 */
export const calendarRoutes = new Hono<HonoEnv>().get(PATH, limitPlanRequests, async (c) => {
  const { DB } = c.env;
  const reference = normalizeReference(c.req.param('reference'));
  const key = c.req.param('file').replace(/\.ics$/, '');
  const number = await verifyCalendarKey(getLinkSecrets(getConfig(c.env)), reference, key);
  if (number === null || !isReference(reference)) throw planNotFound();
  const request = parseStoredRequest(await DB.batch(prepareRequestReads(DB, reference)));
  if (!request?.has_calendar || request.calendar_number !== number) throw planNotFound();
  const plan = await createGetPlan(c.env)(request, new Date());
  if (!plan) throw planImpossible();
  return c.body(await writeCalendarFeed(plan, request.cancelled_at, request.language), 200, HEADERS);
});
