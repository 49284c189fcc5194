import type { Secrets } from '../config/secrets.ts';
import { createHmac } from '../crypto/hmac.ts';

/** Creates the digest of an email address with a secret, hexadecimal; upper and lower case count as equal. */
export const createAddressDigest = async (secret: string, address: string): Promise<string> =>
  (await createHmac(secret, address.trim().toLowerCase())).toHex();

/** Creates the digests that an address may be stored under: one for each secret, that of the current one first. */
export const createDigests = (secrets: Secrets, address: string): Promise<string[]> =>
  Promise.all(secrets.map((secret) => createAddressDigest(secret, address)));
