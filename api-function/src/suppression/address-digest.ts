import { createHmac } from '../crypto/hmac.ts';

/** Creates the digest of an email address with a secret, hexadecimal; upper and lower case count as equal. */
export const createAddressDigest = async (secret: string, address: string): Promise<string> =>
  (await createHmac(secret, address.trim().toLowerCase())).toHex();
