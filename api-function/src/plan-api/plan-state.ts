import type { RecordedAction } from '@almaty/planner/schema';
import { parseStoredPlan, prepareCurrentPlanRead, prepareSentPlanRead, type StoredPlan } from '../plans/plan-store.ts';
import { parseActions, prepareActionRead } from '../requests/request-action.ts';
import { parseStoredRequest, prepareRequestReads, type StoredRequest } from '../requests/stored-request.ts';
import { type CarrierEmail, parseCarrier, prepareCarrierRead } from './carrier-email.ts';

/** All that is stored of a request and its plan. */
export type PlanState = {
  request: StoredRequest;
  /** The last revision; null until it is made. */
  current: StoredPlan | null;
  /** The last revision that the visitor was sent; null before the first. */
  sent: StoredPlan | null;
  /** The email that brings the plan to the visitor; null when none shall. */
  carrier: CarrierEmail | null;
  /** The newest first. */
  actions: readonly RecordedAction[];
};

/** Reads the state of a plan, as it is at one moment; null when there is no such request. */
export async function readPlanState(db: D1Database, reference: string): Promise<PlanState | null> {
  const [current, sent, carrier, actions, ...request] = await db.batch([
    prepareCurrentPlanRead(db, reference),
    prepareSentPlanRead(db, reference),
    prepareCarrierRead(db, reference),
    prepareActionRead(db, reference),
    ...prepareRequestReads(db, reference),
  ]);
  const stored = parseStoredRequest(request);
  return (
    stored && {
      request: stored,
      current: parseStoredPlan(current),
      sent: parseStoredPlan(sent),
      carrier: parseCarrier(carrier),
      actions: parseActions(actions),
    }
  );
}

/** Names a stored state: `"<revision>.<version>"`, with its quotation marks. */
export const createEtag = (current: StoredPlan | null): string =>
  current ? `"${current.plan.revision}.${current.version}"` : '"0.0"';
