const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** Whether two texts are the same. Digests are compared, so that the time taken tells nothing about either. */
export async function isSameText(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(given), digest(expected)]);
  return crypto.subtle.timingSafeEqual(one, other);
}
