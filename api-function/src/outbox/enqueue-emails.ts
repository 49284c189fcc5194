import type { QueuedEmail } from '../env.ts';
import { getErrorName, logError } from '../log.ts';

/** A batch of queue messages holds at most 100 (developers.cloudflare.com/queues/platform/limits). */
const BATCH_SIZE = 100;

/**
 * Puts emails into the queue, so that they are sent soon. A queue that fails is only logged, because the sweep of the
 * outbox finds every email that is due.
 *
 * @param ids of the outbox.
 * @param secondsBetween how much later each of a batch goes than the one before it.
 */
export async function enqueueEmails(
  queue: Queue<QueuedEmail>,
  ids: readonly number[],
  secondsBetween = 0,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    try {
      await queue.sendBatch(
        batch.map((outboxId, index) => ({ body: { outboxId }, delaySeconds: index * secondsBetween })),
      );
    } catch (error) {
      logError('enqueue_failed', { error: getErrorName(error), emails: batch.length });
    }
  }
}
