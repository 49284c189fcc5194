import { CORRECTION_MINUTES } from '@almaty/dates';
import { ItineraryRequest } from '@almaty/store/schema';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { getConfig } from '../config/config.ts';
import { getLinkSecrets } from '../config/secrets.ts';
import { sha256Hex } from '../crypto/sha256.ts';
import type { Env, HonoEnv } from '../env.ts';
import { allowListedOrigins, requireAllowedOrigin } from '../http/cors.ts';
import { handleSubmitError } from '../http/handle-error.ts';
import { HttpError } from '../http/http-error.ts';
import { limitBody, readJson, requireJson } from '../http/json-body.ts';
import { requireMethod } from '../http/require-method.ts';
import { describeIssue } from '../language/describe-issue.ts';
import { prepareAdmission } from '../limits/admission.ts';
import { getRequestSource } from '../limits/request-limits.ts';
import { isToken } from '../links/signed-token.ts';
import { log } from '../log.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { requireAnonymousKey } from '../submit/anonymous-key.ts';
import { requireIdempotencyKey } from '../submit/idempotency-key.ts';
import { listEmails, SECONDS_BETWEEN_EMAILS } from '../submit/list-emails.ts';
import { limitNetwork } from '../submit/network-limit.ts';
import { findSubmission } from '../submit/record-submission.ts';
import { createReference } from '../submit/reference.ts';
import { getCorrectionStart, respondAccepted } from '../submit/respond-accepted.ts';
import { requireTurnstile } from '../submit/turnstile.ts';
import { recordCorrection } from './record-correction.ts';

const PATH = '/api/correct-address';
const MAX_BODY_KB = 8;

const CorrectionBody = z.object({
  reference: z.string(),
  correction_key: z.string(),
  ...z.pick(ItineraryRequest, { user_email: true }).shape,
});
type CorrectionBody = z.infer<typeof CorrectionBody>;

/** @throws HttpError 422. It never repeats a value. */
function parseBody(body: unknown): CorrectionBody {
  const parsed = CorrectionBody.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues.find(({ path }) => path[0] === 'user_email');
  throw new HttpError(422, 'unusable_request', (m) => (issue ? describeIssue(issue, body, m) : m.errorReload));
}

/** Whoever has no right to correct a request learns nothing of it. */
const notCorrectable = () => new HttpError(404, 'not_correctable', (m) => m.errorNotCorrectable);

/** Checks the correction key; the reference may be anything. @throws HttpError 404 */
async function requireCorrectionKey(env: Env, { reference, correction_key }: CorrectionBody): Promise<void> {
  if (!(await isToken(getLinkSecrets(getConfig(env)), 'correct', reference, correction_key))) throw notCorrectable();
}

/**
 * Finds a request whose address can be corrected.
 *
 * @throws HttpError 404 when it is deleted or cancelled, 410 when it is too late.
 */
async function findCorrectable(
  db: D1Database,
  reference: string,
  now: Date,
): Promise<{ reference: string; user_email: string; end_date: string }> {
  const row = await db
    .prepare(
      'select reference, user_email, end_date, created_at from itinerary_request where reference = ? and cancelled_at is null',
    )
    .bind(reference)
    .first<{ reference: string; user_email: string; end_date: string; created_at: string }>();
  if (!row) throw notCorrectable();
  if (new Date(row.created_at) <= getCorrectionStart(now))
    throw new HttpError(410, 'correction_expired', (m) => m.errorCorrectionExpired({ minutes: CORRECTION_MINUTES }));
  return row;
}

/**
 * POST /api/correct-address replaces a request by the same one for another address, within ten minutes and with the
 * correction key of its response (docs/decisions/0012). The limits and the responses are those of a submission.
 */
export const correctionRoutes = new Hono<HonoEnv>()
  .use(PATH, requireAllowedOrigin, allowListedOrigins, requireMethod('POST'))
  .use(PATH, requireAnonymousKey, requireJson)
  .post(PATH, requireIdempotencyKey, limitNetwork, limitBody(MAX_BODY_KB), async (c) => {
    const { DB, EMAIL_QUEUE } = c.env;
    const { idempotencyKey } = c.var;
    const now = new Date();
    const json = await readJson(c.req);
    const body = parseBody(json);
    await requireCorrectionKey(c.env, body);
    const contentHash = await sha256Hex(JSON.stringify(body));
    const sent = await findSubmission(DB, idempotencyKey);
    if (sent) return respondAccepted(c, sent, contentHash, now);
    const first = await findCorrectable(DB, body.reference, now);
    if (first.user_email.toLowerCase() === body.user_email.toLowerCase())
      throw new HttpError(422, 'same_address', (m) => m.errorSameAddress);
    await requireTurnstile(json, getConfig(c.env));
    const admission = await prepareAdmission(c.env, body.user_email, getRequestSource(c), now);
    const { recorded, emailIds } = await recordCorrection(
      DB,
      {
        ...{ first, reference: createReference(), userEmail: body.user_email, idempotencyKey, contentHash },
        emails: listEmails(getConfig(c.env).PLAN_MODE, now),
      },
      admission,
      now,
    );
    if (!recorded) {
      // Another correction may have been faster.
      await findCorrectable(DB, body.reference, now);
      throw await admission.findRefusal();
    }
    if (emailIds.length > 0) log('request_corrected', { reference: recorded.reference });
    c.executionCtx.waitUntil(enqueueEmails(EMAIL_QUEUE, emailIds, SECONDS_BETWEEN_EMAILS));
    return respondAccepted(c, recorded, contentHash, now);
  })
  .onError(handleSubmitError);
