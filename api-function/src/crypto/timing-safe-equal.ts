import { sha256 } from './sha256.ts';

/** Whether two texts are equal. It compares their hashes, so that the time taken reveals neither content nor length. */
export async function timingSafeEqual(given: string, expected: string): Promise<boolean> {
  const [givenHash, expectedHash] = await Promise.all([sha256(given), sha256(expected)]);
  return crypto.subtle.timingSafeEqual(givenHash, expectedHash);
}
