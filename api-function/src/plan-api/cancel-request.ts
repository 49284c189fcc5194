import { log } from '../log.ts';
import { getAllIds } from '../outbox/outbox.ts';
import { prepareCancellationEmails } from '../outbox/withdraw-emails.ts';
import { prepareAction } from '../requests/request-action.ts';

/**
 * Cancels a request: its emails that wait are withdrawn, the visitor gets an email, and the provider one when it may have
 * received the request. Does nothing when it is cancelled already.
 *
 * @returns the outbox ids of the emails.
 */
export async function cancelRequest(db: D1Database, reference: string, now: Date): Promise<readonly number[]> {
  const action = prepareAction(
    db,
    { reference, actor: 'visitor', action: 'cancelled', revision: null },
    now,
    'cancelled_at is null',
  );
  const cancel = db
    .prepare(`update itinerary_request set cancelled_at = ? where reference = ? and ${action.isRecorded}`)
    .bind(now.toISOString(), reference);
  const [, , notice, cancellation] = await db.batch([
    action.statement,
    cancel,
    ...prepareCancellationEmails(db, reference, action.isRecorded, now),
  ]);
  const ids = getAllIds([notice, cancellation]);
  if (ids.length > 0) log('request_cancelled', { reference });
  return ids;
}
