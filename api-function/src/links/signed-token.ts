import type { Secrets } from '../config/secrets.ts';
import { createHmac, verifyHmac } from '../crypto/hmac.ts';

/**
 * What the holder of a token may do with the request: delete it, verify it, correct its address, change its plan, read its plan,
 * subscribe to its calendar, or work on it as the provider. A number or an id in the purpose tells the tokens of one link from those of
 * the next.
 */
export type Purpose =
  | 'delete'
  | 'verify'
  | 'correct'
  | 'plan'
  | `share ${number}`
  | `calendar ${number}`
  | `desk ${string}`;

/** Creates the signed text. It holds the purpose, so that the token of one page opens no other. */
const createMessage = (purpose: Purpose, reference: string) => `${purpose} ${reference}`;

const encode = (signature: Uint8Array) => signature.toBase64({ alphabet: 'base64url', omitPadding: true });

/**
 * Gets the signature that a token is the text of, and null for every other text: base64url has several texts for the same
 * bytes (bits of the last character, padding, white space), and a token that is taken back by its text must have one only.
 */
function decode(token: string): Uint8Array<ArrayBuffer> | null {
  try {
    const signature = Uint8Array.fromBase64(token, { alphabet: 'base64url' });
    return encode(signature) === token ? signature : null;
  } catch {
    return null;
  }
}

/** Creates the token that a link to a page about a request contains: an HMAC of purpose and reference, base64url. */
export const createToken = async (secret: string, purpose: Purpose, reference: string): Promise<string> =>
  encode(await createHmac(secret, createMessage(purpose, reference)));

/**
 * Whether a token is the one for a purpose and a request, made with one of the secrets. A token that cannot be read costs the
 * same work.
 */
export async function isToken(secrets: Secrets, purpose: Purpose, reference: string, token: string): Promise<boolean> {
  const message = createMessage(purpose, reference);
  const signature = decode(token) ?? new Uint8Array();
  const results = await Promise.all(secrets.map((secret) => verifyHmac(secret, message, signature)));
  return results.includes(true);
}
