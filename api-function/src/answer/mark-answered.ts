import { log } from '../log.ts';
import { preparePlanCancellation } from '../outbox/plan-email-row.ts';

/** Prepares the statement that records when a request was answered. The first moment stays. */
export const prepareAnswer = (db: D1Database, reference: string, now: Date): D1PreparedStatement =>
  db
    .prepare('update itinerary_request set answered_at = coalesce(answered_at, ?) where reference = ?')
    .bind(now.toISOString(), reference);

/**
 * Records that the provider has answered a request, and cancels a plan that waits for its review.
 *
 * @returns whether there is such a request.
 */
export async function markAnswered(db: D1Database, reference: string, now: Date): Promise<boolean> {
  const [answered] = await db.batch([prepareAnswer(db, reference, now), preparePlanCancellation(db, reference)]);
  const isFound = answered !== undefined && answered.meta.changes > 0;
  if (isFound) log('request_answered', { reference });
  return isFound;
}
