import { getConfig } from '../config/config.ts';
import { getDigestSecrets } from '../config/secrets.ts';
import type { Env } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { SuppressionList } from './suppression-list.ts';

/**
 * Checks that an address may be emailed.
 *
 * @throws HttpError 422 when it is on the suppression list.
 */
export async function requireUnsuppressed(env: Env, address: string, now: Date): Promise<void> {
  const suppressionList = new SuppressionList(env.DB, getDigestSecrets(getConfig(env)));
  if (await suppressionList.has(address, now))
    throw new HttpError(
      422,
      'address_suppressed',
      'We no longer email this address: its owner asked us not to, or our emails came back. Please use another one.',
    );
}
