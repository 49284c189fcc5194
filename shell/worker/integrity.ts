import type { FileDigest } from '@almaty/delivery/schema';

const encodeBase64 = (digest: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(digest)));

/** The Subresource Integrity hash of a content. */
export const getIntegrity = async (content: ArrayBuffer | Uint8Array): Promise<string> =>
  `sha384-${encodeBase64(await crypto.subtle.digest('SHA-384', content))}`;

/**
 * Compares a content with its size and hash in the release.
 *
 * @throws Error that says what differs.
 */
export async function checkIntegrity(name: string, content: ArrayBuffer, { bytes, integrity }: FileDigest) {
  if (content.byteLength !== bytes)
    throw new Error(`${name} has ${content.byteLength} bytes, and ${bytes} in its release`);
  if ((await getIntegrity(content)) !== integrity) throw new Error(`${name} has another hash than in its release`);
}
