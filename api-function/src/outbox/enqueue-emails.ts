import type { QueuedEmail } from '../env.ts';
import { getErrorName, logError } from '../log.ts';

/**
 * Puts emails into the queue, so that they are sent soon. A queue that fails is only logged, because the sweep of the
 * outbox finds every email that is due.
 *
 * @param ids of the outbox, at most 100: the limit of a batch.
 */
export async function enqueueEmails(queue: Queue<QueuedEmail>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await queue.sendBatch(ids.map((outboxId) => ({ body: { outboxId } })));
  } catch (error) {
    logError('enqueue_failed', { error: getErrorName(error), emails: ids.length });
  }
}
