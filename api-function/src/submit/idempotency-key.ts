import { createMiddleware } from 'hono/factory';
import { sha256Hex } from '../crypto/sha256.ts';
import { HttpError } from '../http/http-error.ts';
import type { SubmittedRequest } from './submitted-request.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Reads the header `Idempotency-Key` into `c.var.idempotencyKey`. The same key means the same request, sent again because
 * its response was lost.
 *
 * @throws HttpError 400 when the header is missing or not a UUID.
 */
export const requireIdempotencyKey = createMiddleware<{ Variables: { idempotencyKey: string } }>(async (c, next) => {
  const key = c.req.header('idempotency-key')?.toLowerCase() ?? '';
  if (!UUID.test(key)) throw new HttpError(400, 'no_idempotency_key', (m) => m.errorNoIdempotencyKey);
  c.set('idempotencyKey', key);
  await next();
});

/** Hashes a request, to tell it from another one under the same idempotency key. SHA-256, hexadecimal. */
export const hashRequest = (request: SubmittedRequest): Promise<string> => sha256Hex(JSON.stringify(request));
