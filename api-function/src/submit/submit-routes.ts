import { todayInAlmaty } from '@almaty/dates';
import { type Context, Hono } from 'hono';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { getConfig } from '../config/config.ts';
import type { Env, HonoEnv } from '../env.ts';
import { allowListedOrigins, requireAllowedOrigin } from '../http/cors.ts';
import { handleSubmitError } from '../http/handle-error.ts';
import { limitBody, readJson, requireJson } from '../http/json-body.ts';
import { requireMethod } from '../http/require-method.ts';
import { prepareAdmission } from '../limits/admission.ts';
import { getRequestSource } from '../limits/request-limits.ts';
import { getSiteOrigin } from '../links/site-origin.ts';
import { getErrorName, log, logError } from '../log.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { requireAnonymousKey } from './anonymous-key.ts';
import { checkItems } from './check-items.ts';
import { checkTransfers } from './check-transfers.ts';
import { hashRequest, requireIdempotencyKey } from './idempotency-key.ts';
import { listEmails, SECONDS_BETWEEN_EMAILS } from './list-emails.ts';
import { limitNetwork } from './network-limit.ts';
import { findSubmission, type RecordedSubmission, recordSubmission } from './record-submission.ts';
import { createReference } from './reference.ts';
import { respondAccepted } from './respond-accepted.ts';
import { readSubmitted } from './submitted-request.ts';
import { requireTurnstile } from './turnstile.ts';
import { requireEmptyHoneypot, validateRequest } from './validate-request.ts';

const PATH = '/api/submit-itinerary';
/** The whole catalogue in one request is about 15 KB. */
const MAX_BODY_KB = 32;

/** The request that is recorded under an idempotency key, and the hash of the content that was sent with the key now. */
type Accepted = { recorded: RecordedSubmission; contentHash: string };

/** Finds the request that is recorded under an idempotency key; null when there is none, or when the body is no request. */
async function findAccepted({ DB }: Env, body: unknown, idempotencyKey: string): Promise<Accepted | null> {
  const request = readSubmitted(body);
  const recorded = request && (await findSubmission(DB, idempotencyKey));
  return recorded ? { recorded, contentHash: await hashRequest(request) } : null;
}

/** Reads the catalogue; null when it cannot be read, because no request is lost for an accident of another team. */
const readCatalogueIfPossible = (bucket: R2Bucket) =>
  readCatalogue(bucket).catch((error) => {
    logError('catalogue_unreadable', { error: getErrorName(error) });
    return null;
  });

/**
 * Checks a request, records it unless it is recorded already, and has its emails sent.
 *
 * @throws HttpError of the first check that failed; then nothing is recorded.
 */
async function acceptRequest<E extends HonoEnv>(
  c: Context<E>,
  body: unknown,
  idempotencyKey: string,
  now: Date,
): Promise<Accepted> {
  const { env } = c;
  const config = getConfig(env);
  const request = validateRequest(body, now);
  await requireTurnstile(body, config);
  const items = checkItems(request, await readCatalogueIfPossible(env.R2_CATALOGUE));
  await checkTransfers(request, todayInAlmaty(now), env.R2_CATALOGUE);
  const contentHash = await hashRequest(request);
  const admission = await prepareAdmission(env, request.user_email, getRequestSource(c), now);
  const { recorded, emailIds } = await recordSubmission(
    env.DB,
    {
      reference: createReference(),
      idempotencyKey,
      contentHash,
      siteOrigin: getSiteOrigin(config, c.req.url),
      request,
      items,
      emails: listEmails(config.PLAN_MODE, now),
    },
    admission,
    now,
  );
  if (!recorded) throw await admission.findRefusal();
  if (emailIds.length > 0) log('request_recorded', { reference: recorded.reference });
  c.executionCtx.waitUntil(enqueueEmails(env.EMAIL_QUEUE, emailIds, SECONDS_BETWEEN_EMAILS));
  return { recorded, contentHash };
}

/**
 * POST /api/submit-itinerary takes a request for an itinerary, records it, and has its emails sent
 * (docs/specification.md, section 7). The checks run in this order: the cheap ones and those that stop robots come first, and
 * those of the database are a part of the transaction that records, because each read makes a visitor wait.
 * The response is 202 `{ success: true, reference, deadline, correction_key }`, or the HttpError of the first check that failed; then
 * nothing is recorded.
 */
export const submitRoutes = new Hono<HonoEnv>()
  .use(PATH, requireAllowedOrigin, allowListedOrigins, requireMethod('POST'))
  .use(PATH, requireAnonymousKey, requireJson)
  .post(PATH, requireIdempotencyKey, limitNetwork, limitBody(MAX_BODY_KB), async (c) => {
    const { idempotencyKey } = c.var;
    const now = new Date();
    const body = await readJson(c.req);
    requireEmptyHoneypot(body);
    const { recorded, contentHash } = await acceptRequest(c, body, idempotencyKey, now).catch(async (error) => {
      // A request that was recorded gets the same response again, whatever has changed since.
      const accepted = await findAccepted(c.env, body, idempotencyKey);
      if (!accepted) throw error;
      return accepted;
    });
    return respondAccepted(c, recorded, contentHash, now);
  })
  .onError(handleSubmitError);
