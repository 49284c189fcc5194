import { type Config, getConfig } from '../config/config.ts';
import type { SqlCondition } from '../database/sql-condition.ts';
import type { Env } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { createAddressDigest } from '../suppression/address-digest.ts';

/** More requests than a traveller makes in a day. */
const DAILY_LIMIT = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many requests one email address may make from a moment on. `digest` is that of the address: a request whose address
 * was corrected is gone, and counts by it.
 */
export type AddressLimit = { max: number; since: Date; digest: string };

/** Creates the digest by which a corrected address is counted. */
export const createCountDigest = ({ ADDRESS_DIGEST_SECRET }: Config, address: string): Promise<string> =>
  createAddressDigest(ADDRESS_DIGEST_SECRET, address);

/** Creates the limit of an address, which ends with now. */
export const createAddressLimit = async (env: Env, address: string, now: Date): Promise<AddressLimit> => ({
  max: DAILY_LIMIT,
  since: new Date(now.getTime() - DAY_MS),
  digest: await createCountDigest(getConfig(env), address),
});

/** Prepares the SQL that is true while an address is below its limit, and its parameters. */
export const prepareLimit = (address: string, { max, since, digest }: AddressLimit): SqlCondition => ({
  condition: `(select count(*) from itinerary_request where user_email = ? collate nocase and created_at >= ?)
    + (select count(*) from corrected_address where address_digest = ? and created_at >= ?) < ?`,
  parameters: [address, since.toISOString(), digest, since.toISOString(), max],
});

/** The error of an address that has reached its limit. */
export const dailyLimitReached = (): HttpError =>
  new HttpError(
    429,
    'daily_limit',
    `You can send ${DAILY_LIMIT} requests a day with one email address. Please send this one tomorrow.`,
    { 'retry-after': '86400' },
  );
