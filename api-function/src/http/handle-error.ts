import type { ErrorHandler } from 'hono';
import { ConfigError } from '../config/config.ts';
import type { HonoEnv } from '../env.ts';
import { getErrorName, logError } from '../log.ts';
import { HttpError } from './http-error.ts';

/** Logs an error that nobody expected. Only its name: its text may contain what a visitor typed. */
export function logUnexpectedError(error: unknown): void {
  if (error instanceof ConfigError) logError('config_invalid', { problems: error.problems.join('; ') });
  else logError('request_failed', { error: getErrorName(error) });
}

function toHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  logUnexpectedError(error);
  return new HttpError(500, 'storage_failed', 'Your request could not be saved. Please try again in a minute.');
}

/**
 * Maps any error to a JSON response `{ success: false, error, code }`, the shape of docs/specification.md, section 7.
 * Every error but an HttpError is logged and becomes 500 `storage_failed`.
 */
export const handleError: ErrorHandler<HonoEnv> = (error, c) => {
  const { status, code, message, headers } = toHttpError(error);
  return c.json({ success: false, error: message, code }, status, { ...headers });
};
