import { createMiddleware } from 'hono/factory';
import { getConfig } from '../config/config.ts';
import { timingSafeEqual } from '../crypto/timing-safe-equal.ts';
import type { HonoEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Checks the public anonymous key in the header `apikey`. It says which site is calling, and authorises nothing
 * (docs/specification.md, section 6).
 *
 * @throws HttpError 401
 */
export const requireAnonymousKey = createMiddleware<HonoEnv>(async (c, next) => {
  if (!(await timingSafeEqual(c.req.header('apikey') ?? '', getConfig(c.env).PUBLIC_ANON_KEY)))
    throw new HttpError(401, 'wrong_key', (m) => m.errorWrongKey);
  await next();
});
