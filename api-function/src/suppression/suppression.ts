import { getConfig } from '../config/config.ts';
import { getDigestSecrets } from '../config/secrets.ts';
import type { Env } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { SuppressionList } from './suppression-list.ts';

/** Gets the suppression list of the API. */
export const getSuppressionList = (env: Env): SuppressionList =>
  new SuppressionList(env.DB, getDigestSecrets(getConfig(env)));

/** The error of an address at which there is no mailbox. It tells nothing of what the owner of a mailbox wants. */
export const addressReturned = (): HttpError => new HttpError(422, 'address_returned', (m) => m.errorAddressReturned);
