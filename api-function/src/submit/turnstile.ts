import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { Refusal } from '../http/answer.ts';

const Verdict = z.object({ success: z.boolean() });
/** A visitor waits for this, so it may not take long, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Asks Turnstile about the token in a body, if a secret for it is set.
 *
 * @throws Refusal 403 when the check is missing or not passed, 503 when Turnstile can't be asked.
 */
export async function requireTurnstile(body: unknown, { TURNSTILE_SECRET, TURNSTILE_URL }: Config): Promise<void> {
  if (!TURNSTILE_SECRET) return;
  const { data } = z.object({ turnstile_token: z.string() }).safeParse(body);
  const failed = new Refusal(
    403,
    'check_failed',
    'The check that you are no robot was not passed: reload and try again.',
  );
  if (!data) throw failed;
  const verdict = await fetch(TURNSTILE_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: data.turnstile_token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((answer) => answer.json())
    .catch(() => null);
  const { data: read } = Verdict.safeParse(verdict);
  if (!read)
    throw new Refusal(503, 'check_unavailable', 'The check that you are no robot can not be made now: try again soon.');
  if (!read.success) throw failed;
}
