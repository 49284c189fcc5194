const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/**
 * Whether two texts are equal. Compares their SHA-256 digests, so that the time taken reveals neither content nor length.
 */
export async function timingSafeEqual(given: string, expected: string): Promise<boolean> {
  const [givenDigest, expectedDigest] = await Promise.all([digest(given), digest(expected)]);
  return crypto.subtle.timingSafeEqual(givenDigest, expectedDigest);
}
