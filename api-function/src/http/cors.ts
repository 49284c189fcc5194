import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { getConfig } from '../config/config.ts';
import type { HonoEnv } from '../env.ts';
import { HttpError } from './http-error.ts';

const isListedOrigin = (origin: string, c: Context<HonoEnv>) => getConfig(c.env).ALLOWED_ORIGINS.includes(origin);

/**
 * Refuses requests from the pages of any site but this one and those of ALLOWED_ORIGINS. CORS alone would only stop the
 * browser from reading the response.
 *
 * @throws HttpError 403
 */
export const requireAllowedOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  if (origin && origin !== new URL(c.req.url).origin && !isListedOrigin(origin, c))
    throw new HttpError(403, 'other_origin', (m) => m.errorOtherOrigin);
  await next();
});

/** Lets the pages of ALLOWED_ORIGINS post and read the response, and responds to the preflight request of a browser. */
export const allowListedOrigins = cors({
  origin: (origin, c: Context<HonoEnv>) => (isListedOrigin(origin, c) ? origin : null),
  allowMethods: ['POST'],
  allowHeaders: ['content-type', 'apikey', 'idempotency-key'],
  maxAge: 600,
});
