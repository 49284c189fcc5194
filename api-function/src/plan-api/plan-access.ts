import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Config, getConfig } from '../config/config.ts';
import { getDeskSecrets, getLinkSecrets } from '../config/secrets.ts';
import type { Env } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { countRequest } from '../http/network.ts';
import { type PlanKey, verifyDeskKey, verifyPlanKey } from '../links/plan-keys.ts';
import { isReference, normalizeReference } from '../links/reference.ts';
import { planNotFound } from './plan-error.ts';

/** Whom a request comes from, and what it is about; `link` is the id of the provider's link to the desk. */
export type PlanAccess = { reference: string; key: PlanKey | { role: 'provider'; link: string } };

/** What the handlers of a plan find in their context. */
export type PlanEnv = { Bindings: Env; Variables: { access: PlanAccess } };

type VerifyKey = (config: Config, reference: string, key: string) => Promise<PlanAccess['key'] | null>;

/** Verifies a key of the page of a plan: the visitor's, or of a share link. */
export const verifyPageKey: VerifyKey = (config, reference, key) =>
  verifyPlanKey(getLinkSecrets(config), reference, key);

/** Verifies a key of the provider. */
export const verifyProviderKey: VerifyKey = async (config, reference, key) => {
  const link = await verifyDeskKey(getDeskSecrets(config), reference, key);
  return link === null ? null : { role: 'provider', link };
};

async function requireWithin(limit: RateLimit, c: Context<PlanEnv>): Promise<void> {
  if (!(await countRequest(limit, c)))
    throw new HttpError(429, 'too_many_requests', (m) => m.errorTooManyRequests, { 'retry-after': '60' });
}

/**
 * Counts a request for a plan, whether its key is right or wrong; wrangler.jsonc sets the limit.
 *
 * @throws HttpError 429 with the header Retry-After.
 */
export const limitPlanRequests = createMiddleware<PlanEnv>(async (c, next) => {
  await requireWithin(c.env.PLAN_LIMIT, c);
  await next();
});

/**
 * Counts a plan that is to be made: call it last before that, because what is refused anyway costs nothing.
 *
 * @throws HttpError 429 with the header Retry-After.
 */
export const limitPlanning = (c: Context<PlanEnv>): Promise<void> => requireWithin(c.env.PLANNING_LIMIT, c);

/**
 * Reads the key in the header `Authorization: Bearer …` and sets `c.var.access`. The key is verified before anything is
 * read, and a malformed reference costs the same work as a wrong key.
 *
 * @throws HttpError 404
 */
export const requireKey = (verify: VerifyKey) =>
  createMiddleware<PlanEnv>(async (c, next) => {
    const reference = normalizeReference(c.req.param('reference') ?? '');
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    const key = await verify(getConfig(c.env), reference, given);
    if (!key || !isReference(reference)) throw planNotFound();
    c.set('access', { reference, key });
    await next();
  });

const VISITOR_ONLY = new HttpError(403, 'visitor_only', (m) => m.errorVisitorOnly);
const READ_ONLY = new HttpError(403, 'read_only', (m) => m.errorReadOnly);

/** Lets only these roles pass. @throws HttpError 403 */
export const requireRole = (...roles: readonly ('visitor' | 'provider')[]) =>
  createMiddleware<PlanEnv>(async (c, next) => {
    const { role } = c.var.access.key;
    if (role === 'reader') throw READ_ONLY;
    if (!roles.includes(role)) throw VISITOR_ONLY;
    await next();
  });
