import type { FileDigest } from '@almaty/delivery/schema';

const encodeBase64 = (digest: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(digest)));

/** The Subresource Integrity hash of a content. */
export const getIntegrity = async (
  content: ArrayBuffer | Uint8Array,
  algorithm: '256' | '384' = '256',
): Promise<string> => `sha${algorithm}-${encodeBase64(await crypto.subtle.digest(`SHA-${algorithm}`, content))}`;

/**
 * Whether a content has a Subresource Integrity hash.
 *
 * @param integrity with SHA-256, or with SHA-384 as in older releases.
 */
export const hasIntegrity = async (content: ArrayBuffer | Uint8Array, integrity: string): Promise<boolean> =>
  (await getIntegrity(content, integrity.startsWith('sha384-') ? '384' : '256')) === integrity;

/**
 * Compares a content with its size and hash in the release.
 *
 * @throws Error that says what differs.
 */
export async function checkIntegrity(name: string, content: ArrayBuffer, { bytes, integrity }: FileDigest) {
  if (content.byteLength !== bytes)
    throw new Error(`${name} has ${content.byteLength} bytes, and ${bytes} in its release`);
  if (!(await hasIntegrity(content, integrity))) throw new Error(`${name} has another hash than in its release`);
}
