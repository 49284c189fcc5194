import { itineraryRequest, todayInAlmaty } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { configOf } from '../config/config.ts';
import type { Env } from '../env.ts';
import { answer, Refusal } from '../http/answer.ts';
import { readJson, requireJson } from '../http/read-json.ts';
import { log } from '../log.ts';
import { isSuppressed } from '../mail/suppression.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { requireAnonymousKey } from './anonymous-key.ts';
import { contentHash, idempotencyKeyOf } from './idempotency.ts';
import { limitNetwork } from './network-limit.ts';
import { newReference } from './reference.ts';
import { findStored, type Stored, storeRequest } from './store-request.ts';
import { requireTurnstile } from './turnstile.ts';

/** The whole catalogue, chosen at once, is about 15 KB. */
const LARGEST_BODY = 32 * 1024;
/** More requests than a traveller makes in a day. */
const DAILY_LIMIT = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A field that people do not see; what fills it in is no person. */
const Honeypot = z.object({ website: z.string().check(z.minLength(1)) });

function requirePerson(body: unknown) {
  if (Honeypot.safeParse(body).success)
    throw new Refusal(422, 'hidden_field', 'Leave the field “website” empty, and send the request again.');
}

/** The request in a body, or why it is none. A refusal names the field and never repeats a value. */
function parse(body: unknown, now: Date) {
  const parsed = itineraryRequest(todayInAlmaty(now)).safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the request';
  throw new Refusal(422, 'unusable_request', `Check ${field}: ${issue?.message ?? 'it can not be used'}`);
}

const tooOften = () =>
  new Refusal(429, 'daily_limit', `An address can make ${DAILY_LIMIT} requests a day: send this one tomorrow.`, {
    'retry-after': '86400',
  });

const unwanted = () =>
  new Refusal(
    422,
    'address_suppressed',
    'We write no letters to this address: it asked for that, or they came back. Use another one.',
  );

/** The answer to a request that is stored: the same one however often it is sent. */
function accepted({ reference, content_hash }: Stored, hash: string): Response {
  if (content_hash !== hash)
    throw new Refusal(409, 'key_reused', 'This key belongs to another request: reload the page and send it again.');
  return answer(202, { success: true, reference });
}

/**
 * Takes a request for an itinerary (specification, section 7), stores it, and has its letters sent. The order of the
 * checks is the one of notes/workers.md: what is cheap, and what tells robots, comes first.
 *
 * @returns 202 `{ success: true, reference }`
 * @throws Refusal with the status and text of the first check that failed; then nothing is stored.
 */
export async function submitItinerary(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const now = new Date();
  const config = configOf(env);
  if (request.method !== 'POST')
    throw new Refusal(405, 'wrong_method', 'Send the request with POST.', { allow: 'POST' });
  await requireAnonymousKey(request, config.PUBLIC_ANON_KEY);
  requireJson(request);
  const key = idempotencyKeyOf(request);
  await limitNetwork(request, env.NETWORK_LIMIT);
  const body = await readJson(request, LARGEST_BODY);
  requirePerson(body);
  const wanted = parse(body, now);
  await requireTurnstile(body, config);
  const hash = await contentHash(wanted);
  if (await isSuppressed(env.DB, wanted.user_email)) {
    // Stored before its letter came back, it is answered as the first time.
    const before = await findStored(env.DB, key);
    if (!before) throw unwanted();
    return accepted(before, hash);
  }
  const { stored, letters } = await storeRequest(
    env.DB,
    { reference: newReference(), key, hash, site: new URL(request.url).origin, request: wanted },
    { most: DAILY_LIMIT, since: new Date(now.getTime() - DAY_MS) },
    now,
  );
  if (!stored) throw tooOften();
  if (letters.length > 0) log('request_stored', { reference: stored.reference });
  context.waitUntil(enqueue(env.MAIL_QUEUE, letters));
  return accepted(stored, hash);
}
