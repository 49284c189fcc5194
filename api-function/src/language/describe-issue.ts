import { describeRequestProblem } from '@almaty/store/request-problem';
import { isRequestProblem } from '@almaty/store/schema';
import type { Messages } from './messages.ts';

/** What is wrong, as zod found it. */
export type Issue = { message: string };

/** A sentence with its full stop, which texts at a field of a form do not have. */
const toSentence = (text: string) => `${text.replace(/\.$/, '')}.`;

/**
 * Says what to do about an issue. Its own text is English, for programs: the site finds what is wrong before.
 *
 * @param context the body that the issue is of.
 * @param otherwise what is said of an issue that has no text in the language.
 */
export function describeIssue(
  issue: Issue | undefined,
  context: unknown,
  m: Messages,
  otherwise: string = m.notValid,
): string {
  if (!issue) return otherwise;
  const { message } = issue;
  if (isRequestProblem(message)) return toSentence(describeRequestProblem(message, Object(context), m.request));
  return m.language === 'en' ? toSentence(message) : otherwise;
}
