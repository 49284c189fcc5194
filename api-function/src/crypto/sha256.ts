/** Hashes a text with SHA-256. */
export const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** Hashes a text with SHA-256, as hexadecimal. */
export const sha256Hex = async (text: string): Promise<string> => new Uint8Array(await sha256(text)).toHex();
