import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a request is refused: the status, a stable code for programs, and a text that says what to do. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
