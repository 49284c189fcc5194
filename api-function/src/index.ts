import { app } from './app.ts';
import type { Env, QueuedEmail } from './env.ts';
import { consumeEmailQueue } from './outbox/consume-email-queue.ts';
import { sweepOutbox } from './outbox/sweep-outbox.ts';
import { purgeRequests } from './retention/purge-requests.ts';

/** The cron expression that purges requests; every other one sweeps the outbox (wrangler.jsonc). */
const PURGE_CRON = '17 22 * * *';

export default {
  fetch: app.fetch,
  queue: consumeEmailQueue,
  async scheduled({ cron }, env) {
    const now = new Date();
    if (cron === PURGE_CRON) await purgeRequests(env.DB, now);
    else await sweepOutbox(env, now);
  },
} satisfies ExportedHandler<Env, QueuedEmail>;
