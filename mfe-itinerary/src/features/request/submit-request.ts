import { type ItineraryRequest, SubmitResponse } from '@almaty/store/schema';
import ky, { type KyInstance } from 'ky';

/** Public by design: it says which site is calling, and authorises nothing (specification, section 6). */
const PUBLIC_ANON_KEY = 'almaty-guide-public';
/** A visitor on a poor connection gets this long before the form says that nothing came back. */
const TIMEOUT_MS = 30_000;

// The texts of the specification, section 8.
const NO_REASON = 'Failed to submit itinerary request';
const NO_ANSWER = 'Failed to submit request. Please try again.';

/** What tells people from robots. */
export type Signs = {
  /** What stands in the field that people do not see; the function refuses it. */
  website: string;
  /** Turnstile's proof, on a site that asks for it. */
  turnstile_token?: string | undefined;
};

export type Outcome = { sent: true; reference: string } | { sent: false; message: string };

/**
 * Sends the request. Never throws: whatever happens is an outcome with the text to show. It is not sent again by
 * itself: the visitor decides, and the key tells the server that it is the same request.
 *
 * @param key a UUID that stays the same for the same content.
 * @param signs what tells people from robots.
 */
export async function submitRequest(
  request: ItineraryRequest,
  key: string,
  signs: Signs,
  client: KyInstance = ky,
): Promise<Outcome> {
  let response: Response;
  try {
    response = await client.post('/api/submit-itinerary', {
      json: { ...request, ...signs },
      headers: { apikey: PUBLIC_ANON_KEY, 'idempotency-key': key },
      retry: 0,
      timeout: TIMEOUT_MS,
      throwHttpErrors: false,
    });
  } catch {
    return { sent: false, message: NO_ANSWER };
  }
  const answer = SubmitResponse.safeParse(await response.json().catch(() => null));
  if (!answer.success) return { sent: false, message: NO_REASON };
  const { success, error, reference } = answer.data;
  return success && response.ok
    ? { sent: true, reference: reference ?? '' }
    : { sent: false, message: error || NO_REASON };
}
