import { API_VERSION_HEADER } from '@almaty/delivery/schema';
import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '../env.ts';

/** Says in every response which version of the API gave it: by that the shell's Worker counts it (docs/decisions/0086). */
export const nameVersion = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  c.header(API_VERSION_HEADER, c.env.VERSION.id);
});
