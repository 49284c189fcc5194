const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };
const encode = (text: string) => new TextEncoder().encode(text);
const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), ALGORITHM, false, ['sign', 'verify']);

/** Creates the HMAC-SHA-256 of a text. */
export const createHmac = async (secret: string, text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign(ALGORITHM, await importKey(secret), encode(text)));

/** Whether a signature is the HMAC-SHA-256 of a text. The time taken reveals nothing about the right one. */
export const verifyHmac = async (secret: string, text: string, signature: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  crypto.subtle.verify(ALGORITHM, await importKey(secret), signature, encode(text));
