import type { ItineraryRequest } from '@almaty/store/schema';
import { Refusal } from '../http/answer.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The key of an attempt: the same one means the same request, sent again because its answer got lost.
 *
 * @throws Refusal 400 when the header `Idempotency-Key` is missing or no UUID.
 */
export function idempotencyKeyOf(request: Request): string {
  const key = request.headers.get('idempotency-key')?.toLowerCase() ?? '';
  if (!UUID.test(key))
    throw new Refusal(400, 'no_idempotency_key', 'Send a UUID as Idempotency-Key, a new one per request.');
  return key;
}

/** A digest of what was asked, to tell a repeated request from another one under the same key; hexadecimal. */
export async function contentHash(request: ItineraryRequest): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
}
