import type { KyInstance } from 'ky';
import { postRequest, type SubmitResult } from '../../lib/post-request.ts';
import type { SubmittedRequest } from './validate-request.ts';

/** What the API uses to tell people from bots. */
export type BotSignals = {
  /** The value of the honeypot. */
  website: string;
  /** The token of Turnstile, on a site that uses it. */
  turnstile_token?: string | undefined;
};

/**
 * Sends a request to the API, as `postRequest` does.
 *
 * @param idempotencyKey a UUID that stays the same for the same content.
 */
export const submitRequest = (
  request: SubmittedRequest,
  idempotencyKey: string,
  botSignals: BotSignals,
  client?: KyInstance,
): Promise<SubmitResult> => postRequest('/api/submit-itinerary', { ...request, ...botSignals }, idempotencyKey, client);
