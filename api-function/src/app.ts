import { STATUS_PATH } from '@almaty/delivery/schema';
import { Hono } from 'hono';
import { calendarRoutes } from './calendar-feed/calendar-routes.ts';
import { correctionRoutes } from './correction/correction-routes.ts';
import { deletionRoutes } from './deletion/deletion-routes.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import type { HonoEnv } from './env.ts';
import { reportHealth, reportStatus } from './health/health.ts';
import { handleError } from './http/handle-error.ts';
import { HttpError } from './http/http-error.ts';
import { nameVersion } from './http/name-version.ts';
import { apiSecurityHeaders, noStore } from './http/security-headers.ts';
import { operationsRoutes } from './operations/operations-routes.ts';
import { requireNoPause } from './pause/pause.ts';
import { planRoutes } from './plan-api/plan-routes.ts';
import { submitRoutes } from './submit/submit-routes.ts';
import { verificationRoutes } from './verification/verification-routes.ts';

/** The API: its routes, the headers of every response, and the mapping of errors to responses. */
export const app = new Hono<HonoEnv>()
  .use(nameVersion, noStore, apiSecurityHeaders)
  .all('/api/health', reportHealth)
  .get(STATUS_PATH, reportStatus)
  .use(requireNoPause)
  .route('/', submitRoutes)
  .route('/', correctionRoutes)
  .route('/', deletionRoutes)
  .route('/', verificationRoutes)
  // First, because its key is in the path.
  .route('/', calendarRoutes)
  .route('/', planRoutes)
  .route('/', deskRoutes)
  .route('/', operationsRoutes)
  .notFound((c) => handleError(new HttpError(404, 'not_found', (m) => m.errorNotFound), c))
  .onError(handleError);
