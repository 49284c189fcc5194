import { ItineraryRequest } from '@almaty/store/schema';
import { Hono } from 'hono';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { getConfig } from '../config/config.ts';
import type { Env, HonoEnv } from '../env.ts';
import { allowListedOrigins, requireAllowedOrigin } from '../http/cors.ts';
import { handleSubmitError } from '../http/handle-error.ts';
import { limitBody, readJson, requireJson } from '../http/json-body.ts';
import { requireMethod } from '../http/require-method.ts';
import { getErrorName, log, logError } from '../log.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { requireUnsuppressed } from '../suppression/require-unsuppressed.ts';
import { createAddressLimit, dailyLimitReached } from './address-limit.ts';
import { requireAnonymousKey } from './anonymous-key.ts';
import { checkItems, type RequestedItems } from './check-items.ts';
import { hashRequest, requireIdempotencyKey } from './idempotency-key.ts';
import { listEmails } from './list-emails.ts';
import { limitNetwork } from './network-limit.ts';
import { findSubmission, type RecordedSubmission, recordSubmission } from './record-submission.ts';
import { createReference } from './reference.ts';
import { respondAccepted } from './respond-accepted.ts';
import { requireTurnstile } from './turnstile.ts';
import { requireEmptyHoneypot, validateRequest } from './validate-request.ts';

const PATH = '/api/submit-itinerary';
/** The whole catalogue in one request is about 15 KB. */
const MAX_BODY_KB = 32;

/**
 * Finds the request that is recorded under an idempotency key, before anything else is checked: it gets the same response
 * as the first time, whatever has changed since. Null when there is none, or when the body is no request at all.
 */
async function findSent(
  db: D1Database,
  body: unknown,
  idempotencyKey: string,
): Promise<{ recorded: RecordedSubmission; contentHash: string } | null> {
  const { data } = ItineraryRequest.safeParse(body);
  const recorded = data && (await findSubmission(db, idempotencyKey));
  return recorded ? { recorded, contentHash: await hashRequest(data) } : null;
}

/** Reads the catalogue; null when it cannot be read, because no request is lost for an accident of another team. */
const readCatalogueIfPossible = (bucket: R2Bucket) =>
  readCatalogue(bucket).catch((error) => {
    logError('catalogue_unreadable', { error: getErrorName(error) });
    return null;
  });

/**
 * Checks a request against what is stored: the suppression list and the catalogue.
 *
 * @throws HttpError 422
 */
async function checkRequest(env: Env, request: ItineraryRequest, now: Date): Promise<RequestedItems> {
  const [catalogue] = await Promise.all([
    readCatalogueIfPossible(env.CATALOGUE),
    requireUnsuppressed(env, request.user_email, now),
  ]);
  return checkItems(request, catalogue);
}

/**
 * POST /api/submit-itinerary takes a request for an itinerary, records it, and has its emails sent
 * (docs/specification.md, section 7). The checks run in this order: the cheap ones and those that stop robots come first.
 * The response is 202 `{ success: true, reference, deadline, correction_key }`, or the HttpError of the first check that failed; then
 * nothing is recorded.
 */
export const submitRoutes = new Hono<HonoEnv>()
  .use(PATH, requireAllowedOrigin, allowListedOrigins, requireMethod('POST'))
  .use(PATH, requireAnonymousKey, requireJson)
  .post(PATH, requireIdempotencyKey, limitNetwork, limitBody(MAX_BODY_KB), async (c) => {
    const { DB, EMAIL_QUEUE } = c.env;
    const { idempotencyKey } = c.var;
    const now = new Date();
    const body = await readJson(c.req);
    requireEmptyHoneypot(body);
    const sent = await findSent(DB, body, idempotencyKey);
    if (sent) return respondAccepted(c, sent.recorded, sent.contentHash, now);
    const request = validateRequest(body, now);
    await requireTurnstile(body, getConfig(c.env));
    const items = await checkRequest(c.env, request, now);
    const contentHash = await hashRequest(request);
    const { recorded, emailIds } = await recordSubmission(
      DB,
      {
        reference: createReference(),
        idempotencyKey,
        contentHash,
        siteOrigin: new URL(c.req.url).origin,
        request,
        items,
        emails: listEmails(getConfig(c.env).PLAN_MODE, now),
      },
      await createAddressLimit(c.env, request.user_email, now),
      now,
    );
    if (!recorded) throw dailyLimitReached();
    if (emailIds.length > 0) log('request_recorded', { reference: recorded.reference });
    c.executionCtx.waitUntil(enqueueEmails(EMAIL_QUEUE, emailIds));
    return respondAccepted(c, recorded, contentHash, now);
  })
  .onError(handleSubmitError);
