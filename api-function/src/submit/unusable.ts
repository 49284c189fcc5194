import { describeRefusal } from '@almaty/planner/messages';
import type { Refusal } from '@almaty/planner/schema';
import { describeRequestProblem } from '@almaty/store/request-problem';
import { isRequestProblem } from '@almaty/store/schema';
import { type Describe, HttpError } from '../http/http-error.ts';
import type { Messages } from '../language/messages.ts';

/** What is wrong, as zod found it. */
export type Issue = { message: string };

/** A sentence with its full stop, which texts at a field of a form do not have. */
const toSentence = (text: string) => `${text.replace(/\.$/, '')}.`;

/** Says what to do about an issue. Its own text is English, for programs: the site's form finds what is wrong before. */
export const describeIssue = (issue: Issue | undefined, context: unknown, m: Messages): string => {
  if (!issue) return m.notValid;
  const { message } = issue;
  if (isRequestProblem(message)) return toSentence(describeRequestProblem(message, Object(context), m.request));
  return m.language === 'en' ? toSentence(message) : m.notValid;
};

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
