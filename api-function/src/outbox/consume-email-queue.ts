import { readCatalogue } from '../catalogue/catalogue.ts';
import { getConfig } from '../config/config.ts';
import { getDigestSecrets } from '../config/secrets.ts';
import { createMailer } from '../email/create-mailer.ts';
import { createEmailTemplates } from '../email/email-templates.ts';
import type { Env, QueuedEmail } from '../env.ts';
import { getErrorName, logError } from '../log.ts';
import { createGetPlan } from '../plans/plan-service.ts';
import { readNames } from '../plans/planning-release.ts';
import { SuppressionList } from '../suppression/suppression-list.ts';
import { type DeliveryServices, deliverEmail } from './deliver-email.ts';

/**
 * How the queue of messages whose handling threw every time begins in every environment: the deployed ones add their own
 * name (wrangler.jsonc).
 */
const DEAD_LETTER_QUEUE = 'itinerary-emails-dead';

/** Creates what the emails of a batch are sent with. */
function createServices(env: Env): DeliveryServices {
  const config = getConfig(env);
  return {
    db: env.DB,
    mailer: createMailer(config, env),
    suppressionList: new SuppressionList(env.DB, getDigestSecrets(config)),
    readCatalogue: () => readCatalogue(env.R2_CATALOGUE),
    templates: createEmailTemplates(config),
    getPlan: createGetPlan(env),
    getNames: (language) => readNames(env.R2_CATALOGUE, language),
    emailsPerHour: config.EMAILS_PER_HOUR,
  };
}

async function handleMessage(message: Message<QueuedEmail>, services: DeliveryServices): Promise<void> {
  const { outboxId } = message.body;
  try {
    const result = await deliverEmail(outboxId, services);
    if (result.state === 'retry') message.retry({ delaySeconds: result.seconds });
    else message.ack();
  } catch (error) {
    logError('delivery_failed', { outboxId, error: getErrorName(error) });
    message.retry();
  }
}

/**
 * Delivers the email of a queue message: a batch holds one (wrangler.jsonc), because an invocation that uses up its CPU time
 * is ended with all emails in it, and because one sending may take nearly all of the 15 minutes that a consumer lives. A
 * failed email is retried through its message at its next attempt. A message of the dead letter queue is only logged: its
 * email is still in the outbox, for the sweep.
 */
export async function consumeEmailQueue({ queue, messages }: MessageBatch<QueuedEmail>, env: Env): Promise<void> {
  if (queue.startsWith(DEAD_LETTER_QUEUE)) {
    for (const { body } of messages) logError('queue_message_dead', { outboxId: body.outboxId });
    return;
  }
  const services = createServices(env);
  for (const message of messages) await handleMessage(message, services);
}
