import { describeRefusal } from '@almaty/planner/messages';
import type { Refusal } from '@almaty/planner/schema';
import { type Describe, HttpError } from '../http/http-error.ts';
import { describeIssue, type Issue } from '../language/describe-issue.ts';

/** What to check, and why. It never repeats a value. */
const createError = (field: string, describe: Describe, preference?: string) =>
  new HttpError(422, 'unusable_request', (m) => `${m.checkField({ field })} ${describe(m)}`, {}, preference);

/** The error of a field of a request. */
export const unusableField = (field = '', issue: Issue | undefined, body: unknown): HttpError =>
  createError(field, (m) => describeIssue(issue, body, m));

/** The error of a preference, which names it, so that the form can say it there: some the API alone can know. */
export const unusablePreference = (field = '', describe: Describe): HttpError => createError(field, describe, field);

/** The error of a preference that the planner refuses. */
export const refusedPreference = (field: string, refusal: Refusal): HttpError =>
  unusablePreference(field, (m) => describeRefusal(refusal, m.plan.refusals));
