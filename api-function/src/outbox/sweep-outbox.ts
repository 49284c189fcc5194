import type { Env } from '../env.ts';
import { logError } from '../log.ts';
import { enqueueEmails } from './enqueue-emails.ts';
import { findDueEmails, settleLostSendings } from './outbox.ts';

/** How many emails one sweep enqueues at most. The next one finds the rest. */
const SWEEP_SIZE = 1000;

/**
 * Enqueues the emails that are due: those whose queue message was lost, and those whose sender crashed before it handed
 * over the content. Those whose sender crashed afterwards become dead: nobody knows whether they arrived.
 */
export async function sweepOutbox({ DB, EMAIL_QUEUE }: Env, now: Date): Promise<void> {
  for (const { id, reference, kind } of await settleLostSendings(DB, now))
    logError('email_dead', { outboxId: id, reference, kind, code: 'outcome_unknown' });
  await enqueueEmails(EMAIL_QUEUE, await findDueEmails(DB, now, SWEEP_SIZE));
}
