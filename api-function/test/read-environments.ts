import path from 'node:path';
import type { unstable_readConfig } from 'wrangler';

/** What the code compares with what it is given, in one environment; the first one is the local stack. */
export type TestedEnvironment = {
  name: string;
  /** The queues whose messages the Worker gets; those of the dead letter queue are in none of the others. */
  queues: { name: string; isDeadLetter: boolean; batchSize: number | null }[];
  crons: string[];
  vars: Record<string, string>;
};

/** Reads the environments of wrangler.jsonc with wrangler's own function, which knows what they inherit. */
export const readEnvironments = (readConfig: typeof unstable_readConfig): TestedEnvironment[] =>
  ['local', 'staging', 'production'].map((name) => {
    const config = path.join(import.meta.dirname, '../wrangler.jsonc');
    const env = name === 'local' ? {} : { env: name };
    const { queues, triggers, vars } = readConfig({ config, ...env }, { hideWarnings: true });
    const consumers: readonly { queue: string; dead_letter_queue?: string; max_batch_size?: number }[] =
      queues.consumers ?? [];
    const deadLetterQueues = consumers.map(({ dead_letter_queue }) => dead_letter_queue);
    return {
      name,
      queues: consumers.map(({ queue, max_batch_size }) => ({
        name: queue,
        isDeadLetter: deadLetterQueues.includes(queue),
        batchSize: max_batch_size ?? null,
      })),
      crons: triggers.crons ?? [],
      vars: Object.fromEntries(Object.entries(vars).map(([key, value]) => [key, String(value)])),
    };
  });
