import type { Erasure } from '@almaty/planner/schema';
import type { Context } from 'hono';
import { deleteRequest } from '../deletion/delete-requests.ts';
import { HttpError } from '../http/http-error.ts';
import { readJson } from '../http/json-body.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import type { MadePlan } from '../plans/planning-release.ts';
import { cancelRequest } from './cancel-request.ts';
import { limitPlanning, type PlanEnv } from './plan-access.ts';
import { planWaiting, requestCancelled } from './plan-error.ts';
import { makeLink, type PrivateLink, takeLinkBack } from './private-links.ts';
import { isMatch, requireIfMatch, requirePlanState, respondChangedMeanwhile, respondDocument } from './respond.ts';
import { getNextRevision, makePlan, savePlan, withRevision } from './save-plan.ts';
import { sendPlan } from './send-plan.ts';
import { validatePlanRequest } from './validate-plan-request.ts';

/** A save is tried again so often when the plan was only frozen meanwhile, which the etag does not tell. */
const MAX_SAVES = 3;

/** Gets who acts; a reader was refused before. */
const getActor = (c: Context<PlanEnv>) => (c.var.access.key.role === 'provider' ? 'provider' : 'visitor');

/**
 * PUT: makes the plan of a changed request, once, and stores it unless the stored plan was changed meanwhile.
 *
 * @throws HttpError 409, 422, 428, 429 and 503.
 */
export async function handleSave(c: Context<PlanEnv>): Promise<Response> {
  const { DB, R2_CATALOGUE } = c.env;
  const { reference } = c.var.access;
  const etag = requireIfMatch(c);
  const body = await readJson(c.req);
  const now = new Date();
  let made: MadePlan | undefined;
  for (let count = 0; count < MAX_SAVES; count += 1) {
    const state = await requirePlanState(c);
    if (state.request.cancelled_at !== null) throw requestCancelled();
    if (!state.current) throw planWaiting();
    if (!isMatch(state, etag)) break;
    const revision = getNextRevision(state.current);
    if (!made) {
      const request = validatePlanRequest(body, reference, state.current.plan.start_date, now);
      await limitPlanning(c);
      made = await makePlan(DB, R2_CATALOGUE, { ...request, revision }, now);
    }
    if (await savePlan(DB, state.current, withRevision(made, revision), getActor(c), now)) return respondDocument(c);
  }
  return respondChangedMeanwhile(c);
}

/**
 * POST send: has the stored plan sent to the visitor.
 *
 * @throws HttpError 409, 428 and 429.
 */
export async function handleSend(c: Context<PlanEnv>): Promise<Response> {
  const etag = requireIfMatch(c);
  const state = await requirePlanState(c);
  if (state.request.cancelled_at !== null) throw requestCancelled();
  if (!state.current) throw planWaiting();
  if (!isMatch(state, etag)) return respondChangedMeanwhile(c);
  const emailIds = await sendPlan(c.env.DB, state.current, getActor(c), new Date());
  if (emailIds) {
    c.executionCtx.waitUntil(enqueueEmails(c.env.EMAIL_QUEUE, emailIds));
    return respondDocument(c, 202);
  }
  const meanwhile = await requirePlanState(c);
  if (meanwhile.request.cancelled_at !== null) throw requestCancelled();
  if (!isMatch(meanwhile, etag)) return respondChangedMeanwhile(c);
  throw new HttpError(429, 'too_many_sends', (m) => m.errorTooManySends, { 'retry-after': '86400' });
}

/** POST cancel: cancels the request; once more it changes nothing. */
export async function handleCancel(c: Context<PlanEnv>): Promise<Response> {
  // Of a request that does not exist, nothing can be cancelled.
  await requirePlanState(c);
  const emailIds = await cancelRequest(c.env.DB, c.var.access.reference, new Date());
  c.executionCtx.waitUntil(enqueueEmails(c.env.EMAIL_QUEUE, emailIds));
  return respondDocument(c);
}

/** POST erase: deletes the request; once more it says the same, because the first response may have been lost. */
export async function handleErase(c: Context<PlanEnv>): Promise<Response> {
  const deletion = await deleteRequest(c.env.DB, c.var.access.reference, new Date());
  c.executionCtx.waitUntil(enqueueEmails(c.env.EMAIL_QUEUE, deletion.emailIds));
  const erasure: Erasure = { success: true, isProviderTold: deletion.isProviderTold };
  return c.json(erasure);
}

/** PUT share or calendar: makes a link of the visitor's, unless there is one. @throws HttpError 409 after a cancellation. */
export const handleMakeLink =
  (link: PrivateLink) =>
  async (c: Context<PlanEnv>): Promise<Response> => {
    const { request } = await requirePlanState(c);
    if (request.cancelled_at !== null) throw requestCancelled();
    await makeLink(c.env.DB, c.var.access.reference, link, new Date());
    return respondDocument(c);
  };

/** DELETE share or calendar: takes a link of the visitor's back, if there is one. */
export const handleTakeLinkBack =
  (link: PrivateLink) =>
  async (c: Context<PlanEnv>): Promise<Response> => {
    await takeLinkBack(c.env.DB, c.var.access.reference, link, new Date());
    return respondDocument(c);
  };
