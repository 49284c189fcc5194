import type { Env } from '../env.ts';
import { enqueueEmails } from './enqueue-emails.ts';
import { findDueEmails } from './outbox.ts';

/** A batch of queue messages holds at most 100 (developers.cloudflare.com/queues/platform/limits). */
const SWEEP_SIZE = 100;

/** Enqueues the emails that are due: those whose queue message was lost, and those whose sender crashed. */
export async function sweepOutbox({ DB, EMAIL_QUEUE }: Env, now: Date): Promise<void> {
  await enqueueEmails(EMAIL_QUEUE, await findDueEmails(DB, now, SWEEP_SIZE));
}
