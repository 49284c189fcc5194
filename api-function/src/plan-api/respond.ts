import type { PlanFailure } from '@almaty/planner/schema';
import type { Context } from 'hono';
import { getConfig } from '../config/config.ts';
import { HttpError } from '../http/http-error.ts';
import { getMessages } from '../language/messages.ts';
import { getCallerLanguage } from '../language/request-language.ts';
import type { PlanEnv } from './plan-access.ts';
import { createPlanDocument } from './plan-document.ts';
import { planNotFound } from './plan-error.ts';
import { createEtag, type PlanState, readPlanState } from './plan-state.ts';

/**
 * Reads the state of the plan that a request is about.
 *
 * @throws HttpError 404 when there is no such request, or the share link of the key was taken back.
 */
export async function requirePlanState(c: Context<PlanEnv>): Promise<PlanState> {
  const { reference, key } = c.var.access;
  const state = await readPlanState(c.env.DB, reference);
  if (!state) throw planNotFound();
  const { is_shared, share_number } = state.request;
  if (key.role === 'reader' && !(is_shared && share_number === key.share)) throw planNotFound();
  return state;
}

/** Responds with the stored state of the plan. */
export async function respondDocument(c: Context<PlanEnv>, status: 200 | 202 = 200): Promise<Response> {
  const document = await createPlanDocument(await requirePlanState(c), c.var.access, getConfig(c.env).LINK_SECRET);
  return c.json(document, status, { etag: document.etag });
}

/** Responds to a change of a plan that was changed meanwhile, with the stored state. */
export async function respondChangedMeanwhile(c: Context<PlanEnv>): Promise<Response> {
  const document = await createPlanDocument(await requirePlanState(c), c.var.access, getConfig(c.env).LINK_SECRET);
  const failure: PlanFailure = {
    success: false,
    code: 'changed_meanwhile',
    error: getMessages(getCallerLanguage(c)).errorChangedMeanwhile,
    document,
  };
  return c.json(failure, 412, { etag: document.etag });
}

/** Reads the header If-Match. @throws HttpError 428 when it is missing. */
export function requireIfMatch(c: Context<PlanEnv>): string {
  const etag = c.req.header('if-match');
  if (!etag) throw new HttpError(428, 'no_if_match', (m) => m.errorNoIfMatch);
  return etag;
}

/** Whether a state is the one that an etag names. */
export const isMatch = ({ current }: PlanState, etag: string): boolean => createEtag(current) === etag;
