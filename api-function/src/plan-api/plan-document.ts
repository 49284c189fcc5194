import { deliveryDeadline } from '@almaty/dates';
import type { PlanDocument, PlanRevision, Preferences, ProviderDetails } from '@almaty/planner/schema';
import { createCalendarKey, createShareKey } from '../links/plan-keys.ts';
import { createFirstPlanRequest } from '../plans/first-plan-request.ts';
import type { StoredPlan } from '../plans/plan-store.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import { UNDELIVERABLE_STATES } from './carrier-email.ts';
import type { PlanAccess } from './plan-access.ts';
import { createEtag, type PlanState } from './plan-state.ts';

/** Gets a revision with what it was made from. Before that was stored, it was the request as it came. */
function toRevision(request: StoredRequest, { plan, request: planRequest }: StoredPlan): PlanRevision {
  const { start_date, end_date } = plan;
  return { plan, request: planRequest ?? createFirstPlanRequest({ ...request, start_date, end_date }) };
}

/** The ages of children are for whoever plans for them. */
const withoutPeople = ({ people: _, ...preferences }: Preferences): Preferences => preferences;

/** Gets a revision as a reader has it: without how the visitor arranged the plan, and without who travels. */
const toSharedRevision = ({ plan, request }: PlanRevision): PlanRevision => ({
  plan: { ...plan, preferences: withoutPeople(plan.preferences) },
  request: { ...request, preferences: withoutPeople(request.preferences), locks: [], order: [], previous: [] },
});

/** How the plan reaches the visitor. */
function describeDelivery({
  request: { answered_at, held_at },
  sent,
  carrier,
}: Pick<PlanState, 'request' | 'sent' | 'carrier'>): Omit<ProviderDetails, 'actions'> {
  if (answered_at === null && carrier && UNDELIVERABLE_STATES.includes(carrier.state))
    return { delivery: 'undeliverable', scheduledAt: null };
  if (sent) return { delivery: 'sent', scheduledAt: null };
  if (answered_at !== null) return { delivery: 'answered', scheduledAt: null };
  const scheduledAt = carrier && ['due', 'leased'].includes(carrier.state) ? carrier.next_attempt_at : null;
  const isHeld = held_at !== null && carrier?.kind === 'plan' && carrier.attempts === 0;
  return { delivery: isHeld ? 'held' : 'scheduled', scheduledAt };
}

function getPhase({ request, current }: PlanState): PlanDocument['state'] {
  if (request.cancelled_at !== null) return 'cancelled';
  return current ? 'ready' : 'waiting';
}

/**
 * Creates what the API says of a plan to whoever has a key. A reader gets the plan as it is: not what the provider wrote to
 * the visitor, nor what the visitor was sent before.
 */
export async function createPlanDocument(
  state: PlanState,
  { reference, key: { role } }: PlanAccess,
  linkSecret: string,
): Promise<PlanDocument> {
  const { request, current, sent, actions } = state;
  const isVisitor = role === 'visitor';
  const isReader = role === 'reader';
  const revision = current && toRevision(request, current);
  return {
    reference,
    role,
    state: getPhase(state),
    etag: createEtag(current),
    start_date: request.start_date,
    end_date: request.end_date,
    deadline: deliveryDeadline(new Date(request.created_at)).toISOString(),
    current: revision && isReader ? toSharedRevision(revision) : revision,
    sent: sent && !isReader ? toRevision(request, sent) : null,
    note: isReader ? '' : request.note,
    shareKey: isVisitor && request.is_shared ? await createShareKey(linkSecret, reference, request.share_number) : null,
    calendarPath:
      isVisitor && request.has_calendar
        ? `/api/plans/${reference}/calendar/${await createCalendarKey(linkSecret, reference, request.calendar_number)}.ics`
        : null,
    ...(role === 'provider' && {
      language: request.language,
      provider: { ...describeDelivery(state), actions: [...actions] },
    }),
  };
}
