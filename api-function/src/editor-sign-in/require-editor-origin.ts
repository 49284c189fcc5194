import { getSiteOrigin } from '@almaty/delivery/schema';
import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Lets requests of the editor's origin pass, and responds with 404 on the origin of the site: scripts of remotes run there,
 * and must not come near a token (docs/decisions/0014).
 */
export const requireEditorOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  if (!getSiteOrigin(new URL(c.req.url).origin)) throw new HttpError(404, 'not_found', 'Editors sign in elsewhere.');
  return next();
});
