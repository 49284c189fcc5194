import { type Catalogue, readCatalogue } from './catalogue/catalogue.ts';
import { type Config, ConfigError, configOf } from './config/config.ts';
import { deleteRequest, deletionLink, deletionReference } from './deletion/delete-request.ts';
import { SIGN_IN_PATH, SIGNED_IN_PATH } from './editor-sign-in/authorize.ts';
import { finishSignIn, startSignIn } from './editor-sign-in/sign-in.ts';
import type { Env, QueuedLetter } from './env.ts';
import { health } from './health/health.ts';
import { Refusal, refuse } from './http/answer.ts';
import { corsHeaders, preflightHeaders } from './http/cors.ts';
import { page } from './http/page.ts';
import { kindOf, logError } from './log.ts';
import { cloudflareMailer } from './mail/cloudflare-mailer.ts';
import { composer } from './mail/compose.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { type Delivery, deliver } from './outbox/deliver.ts';
import { enqueue } from './outbox/enqueue.ts';
import { dueLetters } from './outbox/outbox.ts';
import { purge } from './retention/purge.ts';
import { submitItinerary } from './submit/submit.ts';

/** The cron that purges; every other one sweeps (wrangler.jsonc). */
const PURGE_CRON = '17 22 * * *';
/** As many as one queue message batch may hold. */
const SWEEP_SIZE = 100;
const DEAD_LETTERS = 'itinerary-mail-dead';

async function route(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/health') return health(env);
  if (pathname === SIGN_IN_PATH) return startSignIn(request, env);
  if (pathname === SIGNED_IN_PATH) return finishSignIn(request, env);
  const reference = deletionReference(pathname);
  if (reference) return deleteRequest(request, env, reference).catch(failurePage);
  if (pathname !== '/api/submit-itinerary')
    throw new Refusal(404, 'not_found', 'There is no such address in this API.');
  const cors = corsHeaders(request, configOf(env).ALLOWED_ORIGINS);
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders } });
  const response = await submitItinerary(request, env, context).catch(refusalOf);
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

/** An error's own text may hold what a visitor typed: only its kind is logged. */
function logFailure(error: unknown) {
  if (error instanceof ConfigError) logError('config_unusable', { problems: error.problems.join('; ') });
  else logError('request_failed', { error: kindOf(error) });
}

/** The answer to somebody who deletes a request in the browser, when that failed. */
function failurePage(error: unknown): Response {
  logFailure(error);
  return page(500, 'That did not work', '<p>The request may still be there. Open the link again in a minute.</p>');
}

/** The answer to whatever went wrong with a request. */
function refusalOf(error: unknown): Response {
  if (error instanceof Refusal) return refuse(error);
  logFailure(error);
  return refuse(new Refusal(500, 'storage_failed', 'The request could not be stored. Try again in a minute.'));
}

const mailerOf = (env: Env, config: Config) =>
  config.MAIL_DRIVER === 'smtp' ? smtpMailer(config) : cloudflareMailer(env.MAIL, config.MAIL_FROM);

/** What a batch of letters is sent with; the catalogue is read once for all of them. */
function deliveryOf(env: Env): Delivery {
  const config = configOf(env);
  let catalogue: Promise<Catalogue> | undefined;
  return {
    db: env.DB,
    mailer: mailerOf(env, config),
    catalogue: () => {
      catalogue ??= readCatalogue(env.CATALOGUE);
      return catalogue;
    },
    compose: composer(config.PROVIDER_ADDRESS, ({ site, reference }) =>
      deletionLink(config.LINK_SECRET, site, reference),
    ),
  };
}

export default {
  fetch: (request, env, context) => route(request, env, context).catch(refusalOf),

  async queue({ queue, messages }, env) {
    if (queue === DEAD_LETTERS) {
      // Handling these threw every time, as while the database is away. Their rows stand as they were, for the sweep.
      for (const { body } of messages) logError('letter_unhandled', { outboxId: body.outboxId });
      return;
    }
    const delivery = deliveryOf(env);
    for (const message of messages) {
      const { outboxId } = message.body;
      const outcome = await deliver(outboxId, delivery);
      if (outcome.state === 'later') message.retry({ delaySeconds: outcome.seconds });
      else message.ack();
    }
  },

  async scheduled({ cron }, env) {
    const now = new Date();
    if (cron === PURGE_CRON) await purge(env.DB, now);
    else await enqueue(env.MAIL_QUEUE, await dueLetters(env.DB, now, SWEEP_SIZE));
  },
} satisfies ExportedHandler<Env, QueuedLetter>;
