const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };
const encode = (text: string) => new TextEncoder().encode(text);
const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), ALGORITHM, false, ['sign', 'verify']);
/** Creates the signed text. It holds the purpose, so that no other signature with the same secret is accepted. */
const createMessage = (reference: string) => encode(`delete ${reference}`);

/** Creates the token that allows its holder to delete a request: an HMAC of the reference, base64url. */
export async function createDeletionToken(secret: string, reference: string): Promise<string> {
  const signature = await crypto.subtle.sign(ALGORITHM, await importKey(secret), createMessage(reference));
  return new Uint8Array(signature).toBase64({ alphabet: 'base64url', omitPadding: true });
}

function decode(token: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(token, { alphabet: 'base64url' });
  } catch {
    return null;
  }
}

/** Whether a token is the one for a request. */
export async function isDeletionToken(secret: string, reference: string, token: string): Promise<boolean> {
  const signature = decode(token);
  return !!signature && crypto.subtle.verify(ALGORITHM, await importKey(secret), signature, createMessage(reference));
}
