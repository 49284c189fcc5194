import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a request is refused: the status, a stable code for programs, a text that says what to do, and the preference it is about. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly field?: string,
  ) {
    super(message);
  }
}
