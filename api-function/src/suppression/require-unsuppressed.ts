import { getConfig } from '../config/config.ts';
import { getDigestSecrets } from '../config/secrets.ts';
import type { Env } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { SuppressionList } from './suppression-list.ts';

/** Gets the suppression list of the API. */
export const getSuppressionList = (env: Env): SuppressionList =>
  new SuppressionList(env.DB, getDigestSecrets(getConfig(env)));

/**
 * Checks that an address may be emailed.
 *
 * @throws HttpError 422 when it is on the suppression list.
 */
export async function requireUnsuppressed(env: Env, address: string, now: Date): Promise<void> {
  if (await getSuppressionList(env).has(address, now))
    throw new HttpError(
      422,
      'address_suppressed',
      'We no longer email this address: its owner asked us not to, or our emails came back. Please use another one.',
    );
}
