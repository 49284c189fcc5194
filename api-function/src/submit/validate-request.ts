import { todayInAlmaty } from '@almaty/dates';
import { type ItineraryRequest, itineraryRequestSchema } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

/** The honeypot: a form field that people do not see, so only a robot fills it in. */
const FilledHoneypot = z.object({ website: z.string().check(z.minLength(1)) });

/**
 * Refuses a body whose honeypot is filled in. It refuses rather than pretends to accept, because a browser may fill in the
 * field for a real person.
 *
 * @throws HttpError 422
 */
export function requireEmptyHoneypot(body: unknown): void {
  if (FilledHoneypot.safeParse(body).success)
    throw new HttpError(422, 'hidden_field', 'Leave the field “website” empty, and send the request again.');
}

/**
 * Validates the itinerary request in a body.
 *
 * @throws HttpError 422 that names the first invalid field. It never repeats a value.
 */
export function validateRequest(body: unknown, now: Date): ItineraryRequest {
  const parsed = itineraryRequestSchema(todayInAlmaty(now)).safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the request';
  throw new HttpError(422, 'unusable_request', `Check ${field}: ${issue?.message ?? 'it is not valid'}`);
}
