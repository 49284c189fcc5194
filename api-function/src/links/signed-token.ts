import type { Secrets } from '../config/secrets.ts';
import { createHmac, verifyHmac } from '../crypto/hmac.ts';

/**
 * What the holder of a token may do with the request: delete it, correct its address, change its plan, read its plan,
 * subscribe to its calendar, or work on it as the provider. A number or an id in the purpose tells the tokens of one link from those of
 * the next.
 */
export type Purpose = 'delete' | 'correct' | 'plan' | `share ${number}` | `calendar ${number}` | `desk ${string}`;

/** Creates the signed text. It holds the purpose, so that the token of one page opens no other. */
const createMessage = (purpose: Purpose, reference: string) => `${purpose} ${reference}`;

/** Creates the token that a link to a page about a request contains: an HMAC of purpose and reference, base64url. */
export async function createToken(secret: string, purpose: Purpose, reference: string): Promise<string> {
  const signature = await createHmac(secret, createMessage(purpose, reference));
  return signature.toBase64({ alphabet: 'base64url', omitPadding: true });
}

function decode(token: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(token, { alphabet: 'base64url' });
  } catch {
    return null;
  }
}

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
