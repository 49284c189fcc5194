import type { QueuedLetter } from '../env.ts';
import { kindOf, logError } from '../log.ts';

/** Has letters sent soon. When that fails it is only told: the sweep finds every letter that nobody has taken. */
export async function enqueue(queue: Queue<QueuedLetter>, find: () => Promise<readonly number[]>): Promise<void> {
  try {
    const ids = await find();
    if (ids.length > 0) await queue.sendBatch(ids.map((outboxId) => ({ body: { outboxId } })));
  } catch (error) {
    logError('enqueue_failed', { error: kindOf(error) });
  }
}
