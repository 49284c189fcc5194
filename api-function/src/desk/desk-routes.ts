import { type DeskLinkList, MAX_NOTE_LENGTH, type OpenRequestList } from '@almaty/planner/schema';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { markAnswered } from '../answer/mark-answered.ts';
import { getConfig } from '../config/config.ts';
import { HttpError } from '../http/http-error.ts';
import { limitBody, readJson, requireJson } from '../http/json-body.ts';
import { log } from '../log.ts';
import { limitPlanRequests, type PlanEnv, requireKey, verifyProviderKey } from '../plan-api/plan-access.ts';
import { planNotFound, requestCancelled } from '../plan-api/plan-error.ts';
import { createPlanRoutes } from '../plan-api/plan-routes.ts';
import { requirePlanState, respondDocument } from '../plan-api/respond.ts';
import { changeNote, cleanNote } from './change-note.ts';
import { endDeskLinks, listDeskLinks, useDeskLink } from './desk-links.ts';
import { holdPlan } from './hold-plan.ts';
import { listOpenRequests } from './open-requests.ts';
import { requireAccess } from './require-access.ts';

const PATH = '/api/desk/:reference';

/** A note in any script: four bytes for each character, and what JSON adds. */
const MAX_NOTE_KB = 16;

const NoteBody = z.object({ note: z.string() });

/** Reads the note in a body. @throws HttpError 422 */
async function readNote(c: Context<PlanEnv>): Promise<string> {
  const parsed = NoteBody.safeParse(await readJson(c.req));
  const note = parsed.success ? cleanNote(parsed.data.note) : null;
  if (note === null || note.length > MAX_NOTE_LENGTH)
    throw new HttpError(422, 'invalid_note', (m) => m.errorInvalidNote({ characters: MAX_NOTE_LENGTH }));
  return note;
}

/** Gets the state of a request that is not cancelled. @throws HttpError 404, 409 */
async function requireOpenState(c: Context<PlanEnv>) {
  const state = await requirePlanState(c);
  if (state.request.cancelled_at !== null) throw requestCancelled();
  return state;
}

/** Gets the id of the link to the desk that a request comes from. @throws HttpError 404 */
function requireLinkId(c: Context<PlanEnv>): string {
  const { key } = c.var.access;
  if (key.role !== 'provider') throw planNotFound();
  return key.link;
}

/** Lets only keys of a link pass that has neither ended nor expired. @throws HttpError 404 */
const requireDeskLink = createMiddleware<PlanEnv>(async (c, next) => {
  if (!(await useDeskLink(c.env.DB, requireLinkId(c), new Date()))) throw planNotFound();
  await next();
});

/** Responds with the links to the desk that work. */
async function respondLinks(c: Context<PlanEnv>): Promise<Response> {
  const list: DeskLinkList = { own: requireLinkId(c), links: await listDeskLinks(c.env.DB, new Date()) };
  return c.json(list);
}

/**
 * The provider's desk: the plan of a request, as the visitor has it, and besides:
 *
 * PUT /note writes to the visitor. POST /hold keeps a plan from going out by itself until 20 hours after the request; send is
 * its counterpart. POST /answered says that the provider answers the visitor itself. GET /open-requests lists what waits. GET
 * /links lists the links to the desk that work, POST /links/<id>/end ends one, and POST /links/end-others all but one's own.
 */
export const deskRoutes = new Hono<PlanEnv>()
  .use(`${PATH}/*`, limitPlanRequests, requireAccess, requireKey(verifyProviderKey), requireDeskLink)
  .route(PATH, createPlanRoutes())
  .put(`${PATH}/note`, requireJson, limitBody(MAX_NOTE_KB), async (c) => {
    const note = await readNote(c);
    await requireOpenState(c);
    if (!(await changeNote(c.env.DB, c.var.access.reference, note, new Date()))) throw requestCancelled();
    return respondDocument(c);
  })
  .post(`${PATH}/hold`, async (c) => {
    const { request } = await requireOpenState(c);
    if (!(await holdPlan(c.env.DB, c.var.access.reference, request.created_at, new Date())))
      throw new HttpError(409, 'too_late', (m) => m.errorTooLate);
    return respondDocument(c);
  })
  .post(`${PATH}/answered`, async (c) => {
    await requireOpenState(c);
    await markAnswered(c.env.DB, c.var.access.reference, 'provider', new Date());
    return respondDocument(c);
  })
  .get(`${PATH}/open-requests`, async (c) => {
    const list: OpenRequestList = {
      requests: await listOpenRequests(c.env.DB, getConfig(c.env).DESK_SECRET, requireLinkId(c)),
    };
    return c.json(list);
  })
  .get(`${PATH}/links`, respondLinks)
  .post(`${PATH}/links/end-others`, async (c) => {
    log('desk_links_ended', { links: await endDeskLinks(c.env.DB, { except: requireLinkId(c) }) });
    return respondLinks(c);
  })
  .post(`${PATH}/links/:id/end`, async (c) => {
    log('desk_links_ended', { links: await endDeskLinks(c.env.DB, { only: c.req.param('id') }) });
    return respondLinks(c);
  });
