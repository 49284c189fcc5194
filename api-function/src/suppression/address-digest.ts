import type { Secrets } from '../config/secrets.ts';
import { createHmac } from '../crypto/hmac.ts';
import { toMailbox } from '../limits/mailbox.ts';

/** Creates the digest of the mailbox of an email address with a secret, hexadecimal. */
export const createMailboxDigest = async (secret: string, address: string): Promise<string> =>
  (await createHmac(secret, toMailbox(address))).toHex();

/** Creates the digests that a mailbox may be stored under: one for each secret, that of the current one first. */
export const createDigests = (secrets: Secrets, address: string): Promise<string[]> =>
  Promise.all(secrets.map((secret) => createMailboxDigest(secret, address)));
