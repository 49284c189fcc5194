import { createHmac, verifyHmac } from '../crypto/hmac.ts';

/** What the holder of a token may do with the request. */
export type Purpose = 'delete' | 'answer';

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

/** Whether a token is the one for a purpose and a request. */
export async function isToken(secret: string, purpose: Purpose, reference: string, token: string): Promise<boolean> {
  const signature = decode(token);
  return !!signature && verifyHmac(secret, createMessage(purpose, reference), signature);
}
