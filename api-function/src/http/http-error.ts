import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Messages } from '../language/messages.ts';

/** Says what to do, in a language. */
export type Describe = (messages: Messages) => string;

/**
 * Why a request is refused: the status, a stable code for programs, what says what to do, and the preference it is about. A text
 * in place of a function is for operators, who read English.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    readonly describe: Describe | string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly field?: string,
  ) {
    super(code);
  }
}
