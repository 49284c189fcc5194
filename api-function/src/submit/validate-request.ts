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
    throw new HttpError(
      422,
      'hidden_field',
      'Your browser filled in a hidden field of the form. Reload the page and send your request again.',
    );
}

/** Property of the request -> what a visitor calls it. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  user_email: 'your email address',
  start_date: 'the start date',
  end_date: 'the end date',
  selected_locations: 'your locations',
  selected_activities: 'your activities',
};

/**
 * Validates the itinerary request in a body.
 *
 * @throws HttpError 422 that names the first invalid field. It never repeats a value.
 */
export function validateRequest(body: unknown, now: Date): ItineraryRequest {
  const parsed = itineraryRequestSchema(todayInAlmaty(now)).safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = FIELD_NAMES[String(issue?.path[0])] ?? 'your request';
  throw new HttpError(422, 'unusable_request', `Please check ${field}. ${issue?.message ?? 'It is not valid'}.`);
}
