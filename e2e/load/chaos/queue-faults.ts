import type { Random } from '../../../shared-planner/src/solver/random.ts';
import { shuffle } from './shuffle.ts';

const CONCURRENT_SHARE = 0.3;

function shuffleBatch<Body>(random: Random, batch: MessageBatch<Body>): MessageBatch<Body> {
  return {
    queue: batch.queue,
    metadata: batch.metadata,
    messages: shuffle(random, batch.messages),
    ackAll: () => batch.ackAll(),
    retryAll: (options) => batch.retryAll(options),
  };
}

/**
 * Handles a batch of queue messages twice, each time in another order; sometimes both at the same time. A queue may do so:
 * it delivers at least once, and in any order.
 *
 * @throws the first error of a handling, after both have ended.
 */
export async function handleTwice<Body>(
  random: Random,
  batch: MessageBatch<Body>,
  handle: (batch: MessageBatch<Body>) => Promise<void>,
): Promise<void> {
  const isConcurrent = random.fraction() < CONCURRENT_SHARE;
  const first = handle(shuffleBatch(random, batch));
  if (!isConcurrent) await Promise.allSettled([first]);
  const results = await Promise.allSettled([first, handle(shuffleBatch(random, batch))]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
