import { createMiddleware } from 'hono/factory';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { getConfig } from '../config/config.ts';
import { HttpError } from '../http/http-error.ts';
import type { PlanEnv } from '../plan-api/plan-access.ts';

/** How a token of Cloudflare Access is verified. */
type Verification = { team: string; audience: string; keys: JWTVerifyGetKey };

/** The keys of a team; jose fetches and caches them. */
const keySets = new Map<string, JWTVerifyGetKey>();

function getKeys(team: string): JWTVerifyGetKey {
  const keys = keySets.get(team) ?? createRemoteJWKSet(new URL(`https://${team}/cdn-cgi/access/certs`));
  keySets.set(team, keys);
  return keys;
}

/** Whether an error is about the token itself, and not about fetching the keys. */
const isAboutToken = (error: unknown) => error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);

/**
 * Verifies a token of Cloudflare Access: signature, issuer, audience and time.
 *
 * @throws HttpError 403 when it is not valid, 503 when the keys cannot be fetched.
 */
export async function verifyAccessToken(token: string, { team, audience, keys }: Verification): Promise<void> {
  try {
    await jwtVerify(token, keys, {
      issuer: `https://${team}`,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
    });
  } catch (error) {
    throw isAboutToken(error)
      ? new HttpError(403, 'no_access', (m) => m.errorNoAccess)
      : new HttpError(503, 'access_unavailable', (m) => m.errorAccessUnavailable);
  }
}

/**
 * Lets only requests pass that have come through Cloudflare Access, when ACCESS_TEAM and ACCESS_AUDIENCE are set.
 *
 * @throws HttpError 403 or 503
 */
export const requireAccess = createMiddleware<PlanEnv>(async (c, next) => {
  const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = getConfig(c.env);
  if (team && audience)
    await verifyAccessToken(c.req.header('cf-access-jwt-assertion') ?? '', { team, audience, keys: getKeys(team) });
  await next();
});
