import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { countRequest } from '../http/network.ts';

/**
 * Counts a request of a network; the limit is set in wrangler.jsonc.
 *
 * @throws HttpError 429 when the network has sent too many, with the header Retry-After.
 */
export const limitNetwork = createMiddleware<HonoEnv>(async (c, next) => {
  if (!(await countRequest(c.env.NETWORK_LIMIT, c)))
    throw new HttpError(429, 'too_many_requests', (m) => m.errorTooManySubmissions, { 'retry-after': '60' });
  await next();
});
