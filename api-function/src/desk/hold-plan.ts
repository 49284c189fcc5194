import { getRetryEnd } from '../outbox/retry-policy.ts';
import { isRecorded, prepareAction } from '../requests/request-action.ts';
import { REVIEW_MS } from '../submit/list-emails.ts';

/** SQL: nothing of the plan was handed over yet, and an email waits that would carry it. */
const MAY_HOLD = `cancelled_at is null and answered_at is null
  and not exists (select 1 from plan where plan.reference = itinerary_request.reference and frozen_at is not null)
  and exists (select 1 from outbox where outbox.reference = itinerary_request.reference and state = 'due' and (
    kind = 'plan' or (kind = 'visitor' and not exists (
      select 1 from outbox as other where other.reference = outbox.reference and other.kind = 'plan'))))`;

/**
 * Holds a plan back that was not handed over yet: it goes to the visitor when the provider sends it, or by itself 20 hours
 * after the request. A visitor who has not heard anything gets the confirmation meanwhile.
 *
 * @param createdAt of the request, as an ISO string.
 * @returns whether it is held. It is not when the plan is being sent, or those 20 hours are over.
 */
export async function holdPlan(db: D1Database, reference: string, createdAt: string, now: Date): Promise<boolean> {
  const until = new Date(Date.parse(createdAt) + REVIEW_MS);
  if (now >= until) return false;
  const action = prepareAction(
    db,
    { reference, actor: 'provider', action: 'plan_held', revision: null },
    now,
    MAY_HOLD,
  );
  const [moment, retryUntil] = [until.toISOString(), getRetryEnd(until).toISOString()];
  const [recorded] = await db.batch([
    action.statement,
    db
      .prepare(
        `update outbox set attempts = 0, created_at = ?1, next_attempt_at = ?1, retry_until = ?2
         where reference = ?3 and kind = 'plan' and state = 'due' and ${action.isRecorded}`,
      )
      .bind(moment, retryUntil, reference),
    db
      .prepare(
        `insert into outbox (reference, kind, created_at, next_attempt_at, retry_until)
         select reference, 'plan', ?1, ?1, ?2 from itinerary_request where reference = ?3 and ${action.isRecorded}
         on conflict (reference, kind, revision) do nothing`,
      )
      .bind(moment, retryUntil, reference),
    db
      .prepare(`update itinerary_request set held_at = ? where reference = ? and ${action.isRecorded}`)
      .bind(now.toISOString(), reference),
  ]);
  return isRecorded(recorded);
}
