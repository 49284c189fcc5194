import { itineraryRequest, todayInAlmaty } from '@almaty/store/schema';
import type { Env } from '../env.ts';
import { answer, Refusal } from '../http/answer.ts';
import { readJson } from '../http/read-json.ts';
import { requireAnonymousKey } from './anonymous-key.ts';
import { newReference } from './reference.ts';
import { storeRequest } from './store-request.ts';

/** The whole catalogue, chosen at once, is about 15 KB. */
const LARGEST_BODY = 32 * 1024;

/** A browser says where a request comes from; only this site's own pages may send one. */
function requireSameOrigin(request: Request) {
  const origin = request.headers.get('origin');
  if (origin && origin !== new URL(request.url).origin) {
    throw new Refusal(403, 'other_origin', 'Send the request from the Almaty guide itself.');
  }
}

/** The request in a body, or why it is none. A refusal names the field and never repeats a value. */
function parse(body: unknown, now: Date) {
  const parsed = itineraryRequest(todayInAlmaty(now)).safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the request';
  throw new Refusal(422, 'unusable_request', `Check ${field}: ${issue?.message ?? 'it can not be used'}`);
}

/**
 * Takes a request for an itinerary (specification, section 7) and stores it.
 *
 * @returns 201 `{ success: true, reference }`
 * @throws Refusal with the status and text of the first check that failed; then nothing is stored.
 */
export async function submitItinerary(
  request: Request,
  env: Env,
  now = new Date(),
  reference = newReference(),
): Promise<Response> {
  if (request.method !== 'POST')
    throw new Refusal(405, 'wrong_method', 'Send the request with POST.', { allow: 'POST' });
  requireSameOrigin(request);
  await requireAnonymousKey(request, env.PUBLIC_ANON_KEY);
  const accepted = parse(await readJson(request, LARGEST_BODY), now);
  await storeRequest(env.DB, reference, accepted, now);
  return answer(201, { success: true, reference });
}
