const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const keyOf = (secret: string) => crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign', 'verify']);
/** What is signed: the purpose too, so that no other signature of the same secret would do. */
const message = (reference: string) => bytesOf(`delete ${reference}`);

/** The token that allows whoever holds it to delete a request; safe in an address. */
export async function deletionToken(secret: string, reference: string): Promise<string> {
  const signature = await crypto.subtle.sign(algorithm, await keyOf(secret), message(reference));
  return new Uint8Array(signature).toBase64({ alphabet: 'base64url', omitPadding: true });
}

function decoded(token: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(token, { alphabet: 'base64url' });
  } catch {
    return null;
  }
}

/** Whether a token is the one for a request. */
export async function isDeletionToken(secret: string, reference: string, token: string): Promise<boolean> {
  const signature = decoded(token);
  return !!signature && crypto.subtle.verify(algorithm, await keyOf(secret), signature, message(reference));
}
