import { watchSite } from './alarms/watch-site.ts';
import { app } from './app.ts';
import { getConfig } from './config/config.ts';
import { getDigestSecrets } from './config/secrets.ts';
import type { Env, QueuedEmail } from './env.ts';
import { forgetCounted } from './limits/request-limits.ts';
import { consumeEmailQueue } from './outbox/consume-email-queue.ts';
import { forgetHours } from './outbox/email-budget.ts';
import { sweepOutbox } from './outbox/sweep-outbox.ts';
import { isPaused, PAUSE_SECONDS } from './pause/pause.ts';
import { purgeRemains, purgeRequests } from './retention/purge-requests.ts';
import { SuppressionList } from './suppression/suppression-list.ts';

/** The daily cron expression, which purges what is kept for days; the other one is that of the sweep (wrangler.jsonc). */
const PURGE_CRON = '17 22 * * *';

export default {
  fetch: app.fetch,
  async queue(batch, env) {
    if (isPaused(env)) return batch.retryAll({ delaySeconds: PAUSE_SECONDS });
    await consumeEmailQueue(batch, env);
  },
  async scheduled({ cron, scheduledTime }, env) {
    if (isPaused(env)) return;
    const now = new Date();
    if (cron !== PURGE_CRON) {
      try {
        await forgetCounted(env.DB, now);
        await purgeRequests(env.DB, now);
        return await sweepOutbox(env, now);
      } finally {
        // Also when these fail; by the schedule and not the clock, so that two checks are five minutes apart.
        await watchSite(env, new Date(scheduledTime));
      }
    }
    await purgeRemains(env.DB, now);
    await forgetHours(env.DB, now);
    await new SuppressionList(env.DB, getDigestSecrets(getConfig(env))).removeEnded(now);
  },
} satisfies ExportedHandler<Env, QueuedEmail>;
