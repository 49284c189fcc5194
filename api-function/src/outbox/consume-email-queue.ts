import { type Catalogue, readCatalogue } from '../catalogue/catalogue.ts';
import { getConfig } from '../config/config.ts';
import { createDeletionLink } from '../deletion/deletion-link.ts';
import { createEmailComposer } from '../email/compose-email.ts';
import { createMailer } from '../email/create-mailer.ts';
import type { Env, QueuedEmail } from '../env.ts';
import { logError } from '../log.ts';
import { type DeliveryServices, deliverEmail } from './deliver-email.ts';

/** The queue of messages whose handling threw every time (wrangler.jsonc). */
const DEAD_LETTER_QUEUE = 'itinerary-emails-dead';

/** Creates what a batch of emails is sent with. The catalogue is read once for all of them. */
function createServices(env: Env): DeliveryServices {
  const config = getConfig(env);
  let catalogue: Promise<Catalogue> | undefined;
  return {
    db: env.DB,
    mailer: createMailer(env, config),
    readCatalogue: () => {
      catalogue ??= readCatalogue(env.CATALOGUE);
      return catalogue;
    },
    compose: createEmailComposer(config.PROVIDER_ADDRESS, ({ site_origin, reference }) =>
      createDeletionLink(config.LINK_SECRET, site_origin, reference),
    ),
  };
}

/**
 * Delivers the emails of a batch of queue messages. A failed email is retried through its message after the delay of the
 * retry policy. A message of the dead letter queue is only logged: its email is still in the outbox, for the sweep.
 */
export async function consumeEmailQueue({ queue, messages }: MessageBatch<QueuedEmail>, env: Env): Promise<void> {
  if (queue === DEAD_LETTER_QUEUE) {
    for (const { body } of messages) logError('queue_message_dead', { outboxId: body.outboxId });
    return;
  }
  const services = createServices(env);
  for (const message of messages) {
    const result = await deliverEmail(message.body.outboxId, services);
    if (result.state === 'retry') message.retry({ delaySeconds: result.seconds });
    else message.ack();
  }
}
