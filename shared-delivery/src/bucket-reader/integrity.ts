import type { FileDigest } from '../schema/release.ts';

/** The Subresource Integrity hash of a content, or of a text in UTF-8. */
export async function getIntegrity(content: ArrayBuffer | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Compares a content with its digest.
 *
 * @param name what the content is for a person.
 * @throws Error that says what differs.
 */
export async function checkIntegrity(name: string, content: ArrayBuffer, { bytes, integrity }: FileDigest) {
  if (content.byteLength !== bytes)
    throw new Error(`${name} has ${content.byteLength} bytes, and ${bytes} in its release`);
  if ((await getIntegrity(content)) !== integrity) throw new Error(`${name} has another hash than in its release`);
}
