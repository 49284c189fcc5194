import { Refusal } from '../http/answer.ts';

const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/**
 * Checks the public anonymous key. Digests are compared, so that the time taken tells nothing about the key.
 *
 * @throws Refusal 401
 */
export async function requireAnonymousKey(request: Request, expected: string): Promise<void> {
  const [given, wanted] = await Promise.all([digest(request.headers.get('apikey') ?? ''), digest(expected)]);
  if (!crypto.subtle.timingSafeEqual(given, wanted)) {
    throw new Refusal(401, 'wrong_key', 'This page is out of date: reload it and send the request again.');
  }
}
