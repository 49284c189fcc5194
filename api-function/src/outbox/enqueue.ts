import type { QueuedLetter } from '../env.ts';
import { kindOf, logError } from '../log.ts';

/** Has letters sent soon. When the queue does not take them it is only told: the sweep finds every letter that is due. */
export async function enqueue(queue: Queue<QueuedLetter>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await queue.sendBatch(ids.map((outboxId) => ({ body: { outboxId } })));
  } catch (error) {
    logError('enqueue_failed', { error: kindOf(error), letters: ids.length });
  }
}
