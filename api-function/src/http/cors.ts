import { Refusal } from './answer.ts';

const allowed = 'content-type, apikey, idempotency-key';

/**
 * Checks where a browser says a request comes from: this site itself, or a site of the list.
 *
 * @param list exact origins.
 * @returns the headers that let the page of that other site read the answer; none for this site.
 * @throws Refusal 403 for any other origin.
 */
export function corsHeaders(request: Request, list: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!origin || origin === new URL(request.url).origin) return {};
  if (!list.includes(origin)) throw new Refusal(403, 'other_origin', 'Send the request from the Almaty guide itself.');
  return { 'access-control-allow-origin': origin, vary: 'Origin' };
}

/** Headers of the answer to a browser that asks, before it posts, whether it may. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': allowed,
  'access-control-max-age': '600',
} as const;
