import type { ErrorHandler } from 'hono';
import { ConfigError } from '../config/config.ts';
import type { HonoEnv } from '../env.ts';
import { getMessages } from '../language/messages.ts';
import { getCallerLanguage } from '../language/request-language.ts';
import { getErrorName, logError } from '../log.ts';
import { type Describe, HttpError } from './http-error.ts';

/** Logs an error that nobody expected. Only its name: its text may contain what a visitor typed. */
export function logUnexpectedError(error: unknown): void {
  if (error instanceof ConfigError) logError('config_invalid', { problems: error.problems.join('; ') });
  else logError('request_failed', { error: getErrorName(error) });
}

/**
 * Creates a handler that maps any error to a JSON response `{ success: false, error, code, field }`, the shape of
 * docs/specification.md, section 7, in the language of the page that called. Every error but an HttpError is logged and becomes
 * 500 with this code and text.
 */
const createErrorHandler =
  (unexpectedCode: string, describeUnexpected: Describe): ErrorHandler<HonoEnv> =>
  (error, c) => {
    const isExpected = error instanceof HttpError;
    if (!isExpected) logUnexpectedError(error);
    const { status, code, describe, headers, field } = isExpected
      ? error
      : new HttpError(500, unexpectedCode, describeUnexpected);
    const text = typeof describe === 'string' ? describe : describe(getMessages(getCallerLanguage(c)));
    return c.json({ success: false, error: text, code, ...(field && { field }) }, status, { ...headers });
  };

/** Responds to an error of any route: 500 `internal_error` to one that nobody expected. */
export const handleError = createErrorHandler('internal_error', (m) => m.errorInternal);

/** Responds to an error of a submission: 500 `storage_failed` to one that nobody expected. */
export const handleSubmitError = createErrorHandler('storage_failed', (m) => m.errorStorageFailed);
