import { log } from '../log.ts';
import { preparePlanWithdrawal } from '../outbox/plan-email-row.ts';
import { isRecorded, prepareAction } from '../requests/request-action.ts';

/** Prepares the statement that records when a request was answered. The first moment stays. */
const prepareAnswer = (db: D1Database, reference: string, now: Date): D1PreparedStatement =>
  db
    .prepare('update itinerary_request set answered_at = coalesce(answered_at, ?) where reference = ?')
    .bind(now.toISOString(), reference);

/**
 * Prepares the statements that record that a revision of the plan went to the visitor: the request is answered. Whoever
 * pressed "send" has recorded the action already.
 */
export const preparePlanAnswer = (
  db: D1Database,
  reference: string,
  revision: number,
  now: Date,
): D1PreparedStatement[] => [
  prepareAnswer(db, reference, now),
  prepareAction(
    db,
    { reference, actor: 'system', action: 'plan_sent', revision },
    now,
    `not exists (select 1 from request_action where request_action.reference = itinerary_request.reference
      and action = 'plan_sent' and revision = ?4)`,
  ).statement,
];

/**
 * Records that the provider has answered a request itself, and cancels a plan that waits to be sent.
 *
 * @returns whether there is such a request.
 */
export async function markAnswered(
  db: D1Database,
  reference: string,
  actor: 'provider' | 'operator',
  now: Date,
): Promise<boolean> {
  const action = prepareAction(db, { reference, actor, action: 'answered', revision: null }, now);
  const [recorded] = await db.batch([
    action.statement,
    prepareAnswer(db, reference, now),
    preparePlanWithdrawal(db, reference),
  ]);
  const isFound = isRecorded(recorded);
  if (isFound) log('request_answered', { reference });
  return isFound;
}
