import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';

/**
 * Refuses every method but one, also HEAD, which Hono would otherwise route to the handler of GET.
 *
 * @throws HttpError 405 with the header Allow.
 */
export const requireMethod = (method: 'GET' | 'POST') =>
  createMiddleware(async (c, next) => {
    if (c.req.method !== method)
      throw new HttpError(405, 'wrong_method', (m) => m.errorWrongMethod({ method }), { allow: method });
    await next();
  });
