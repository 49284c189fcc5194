import { getAllIds } from '../outbox/outbox.ts';
import { preparePlanCopy, preparePlanSending } from '../outbox/plan-email-row.ts';
import type { StoredPlan } from '../plans/plan-store.ts';
import { isRecorded, prepareAction } from '../requests/request-action.ts';

/** A request's plan is sent on demand at most so often within a day. */
const MAX_SENDS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** SQL: the request is open, its plan is still this revision and version, and fewer plans were sent than the limit. */
const MAY_SEND = `cancelled_at is null and exists (
    select 1 from plan where plan.reference = itinerary_request.reference and revision = ?4 and version = ?6
      and not exists (select 1 from plan as later where later.reference = plan.reference and later.revision > ?4))
  and (select count(*) from request_action
    where request_action.reference = itinerary_request.reference and action = 'plan_sent' and actor <> 'system' and at > ?7) < ${MAX_SENDS}`;

/**
 * Has a plan sent to the visitor, and freezes it. An email that waits to carry the plan is sent now; otherwise there is a
 * new one. The provider gets a copy of what the visitor has changed.
 *
 * @returns the outbox ids of the emails; null when the plan was changed meanwhile or sent too often.
 */
export async function sendPlan(
  db: D1Database,
  { plan: { reference, revision }, version }: StoredPlan,
  actor: 'visitor' | 'provider',
  now: Date,
): Promise<readonly number[] | null> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const action = prepareAction(
    db,
    { reference, actor, action: 'plan_sent', revision },
    now,
    MAY_SEND,
    ...[version, since],
  );
  const freeze = db
    .prepare(
      `update plan set frozen_at = coalesce(frozen_at, ?) where reference = ? and revision = ? and ${action.isRecorded}`,
    )
    .bind(now.toISOString(), reference, revision);
  const isCopied = actor === 'visitor' && revision > 1;
  const [recorded, , ...emails] = await db.batch([
    action.statement,
    freeze,
    ...preparePlanSending(db, reference, revision, action.isRecorded, now),
    ...(isCopied ? [preparePlanCopy(db, reference, revision, action.isRecorded, now)] : []),
  ]);
  return isRecorded(recorded) ? getAllIds(emails) : null;
}
