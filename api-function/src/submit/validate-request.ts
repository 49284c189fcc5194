import { todayInAlmaty } from '@almaty/dates';
import { findPreferenceProblem } from '@almaty/planner/schema';
import { type ItineraryRequest, itineraryRequestSchema } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { describeIssue } from '../language/describe-issue.ts';
import { PreferencesBody, type SubmittedRequest, withPreferences } from './submitted-request.ts';
import { unusableField, unusablePreference } from './unusable.ts';

/** The honeypot: a form field that people do not see, so only a robot fills it in. */
const FilledHoneypot = z.object({ website: z.string().check(z.minLength(1)) });

/**
 * Refuses a body whose honeypot is filled in. It refuses rather than pretends to accept, because a browser may fill in the
 * field for a real person.
 *
 * @throws HttpError 422
 */
export function requireEmptyHoneypot(body: unknown): void {
  if (FilledHoneypot.safeParse(body).success) throw new HttpError(422, 'hidden_field', (m) => m.errorHiddenField);
}

/** Parses the preferences in a body for a request. @throws HttpError 422 that names the first invalid one. */
function validatePreferences(body: unknown, request: ItineraryRequest): SubmittedRequest {
  const parsed = PreferencesBody.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw unusablePreference(issue?.path[1]?.toString(), (m) => describeIssue(issue, body, m));
  }
  const { preferences } = parsed.data;
  const { start_date, end_date, selected_locations, selected_activities } = request;
  const problem =
    preferences &&
    findPreferenceProblem(preferences, {
      ...{ start_date, end_date },
      locations: selected_locations.map(({ id }) => id),
      activities: selected_activities.map(({ id }) => id),
    });
  if (problem) throw unusablePreference(problem.field, (m) => describeIssue({ message: problem.code }, body, m));
  return withPreferences(request, preferences);
}

/**
 * Validates the itinerary request in a body.
 *
 * @throws HttpError 422 that names the first invalid field. It never repeats a value.
 */
export function validateRequest(body: unknown, now: Date): SubmittedRequest {
  const parsed = itineraryRequestSchema(todayInAlmaty(now)).safeParse(body);
  if (parsed.success) return validatePreferences(body, parsed.data);
  const [issue] = parsed.error.issues;
  throw unusableField(issue?.path[0]?.toString(), issue, body);
}
