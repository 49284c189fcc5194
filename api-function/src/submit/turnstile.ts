import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { HttpError } from '../http/http-error.ts';

const SiteverifyResponse = z.object({ success: z.boolean() });
/** In milliseconds; short, because a visitor is waiting. */
const TIMEOUT_MS = 5000;

/**
 * Has Turnstile verify the token in a body. Does nothing unless TURNSTILE_SECRET is set.
 *
 * @throws HttpError 403 when the token is missing or wrong, 503 when Turnstile cannot be reached.
 */
export async function requireTurnstile(body: unknown, { TURNSTILE_SECRET, TURNSTILE_URL }: Config): Promise<void> {
  if (!TURNSTILE_SECRET) return;
  const failed = new HttpError(403, 'check_failed', (m) => m.errorCheckFailed);
  const token = z.object({ turnstile_token: z.string() }).safeParse(body);
  if (!token.success) throw failed;
  const response = await fetch(TURNSTILE_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: token.data.turnstile_token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.json())
    .catch(() => null);
  const verdict = SiteverifyResponse.safeParse(response);
  if (!verdict.success) throw new HttpError(503, 'check_unavailable', (m) => m.errorCheckUnavailable);
  if (!verdict.data.success) throw failed;
}
