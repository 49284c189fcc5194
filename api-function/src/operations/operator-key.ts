import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { timingSafeEqual } from '../crypto/timing-safe-equal.ts';
import type { HonoEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';

/** A shorter key opens nothing; the configuration calls it a bad variable. */
const MIN_LENGTH = 32;

/**
 * Whether a request has the operator's key in the header `authorization: Bearer …`. Nobody has it when none is set. It is
 * read from the variables themselves, so that operators can see what is wrong with a bad configuration.
 */
export async function hasOperatorKey(c: Context<HonoEnv>): Promise<boolean> {
  const { OPERATOR_KEY = '' } = c.env;
  const given = c.req.header('authorization') ?? '';
  return OPERATOR_KEY.length >= MIN_LENGTH && timingSafeEqual(given, `Bearer ${OPERATOR_KEY}`);
}

/**
 * Lets only operators pass.
 *
 * @throws HttpError 403
 */
export const requireOperatorKey = createMiddleware<HonoEnv>(async (c, next) => {
  if (!(await hasOperatorKey(c)))
    throw new HttpError(
      403,
      'not_an_operator',
      'Send the OPERATOR_KEY of this site in the header authorization: Bearer.',
    );
  await next();
});
