import { SubmitResponse } from '@almaty/store/schema';
import type { KyInstance } from 'ky';
import * as m from '#messages';
import { loadHttpClient } from './http-client.ts';
import { LANGUAGE_HEADER } from './language-header.ts';
import { NO_RESPONSE } from './no-response.ts';

/** Public by design: it identifies the calling site and authorises nothing (docs/specification.md, section 6). */
const PUBLIC_ANON_KEY = 'almaty-guide-public';
/** After this many milliseconds a request without a response counts as failed; long, for poor connections. */
const TIMEOUT_MS = 30_000;

/** The text of docs/specification.md, section 8. */
const NO_REASON = m.formNoReason;

/**
 * `deadline` is the moment by which the plan is promised, `correctionKey` corrects the address, and `needsVerification` when
 * nothing is sent before the visitor has opened the link of an email; `code` is that of the API's error, `field` the preference that it is about.
 */
export type SubmitResult =
  | {
      isSent: true;
      reference: string;
      deadline: string | undefined;
      correctionKey?: string | undefined;
      needsVerification?: boolean | undefined;
    }
  | { isSent: false; message: string; code?: string | undefined; field?: string | undefined };

/** @returns null for a text that is no JSON, such as the page of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Posts a body to the API. Never throws: a failure is a result with the text to show. There is no automatic retry: the
 * visitor decides, and the idempotency key tells the API that it is the same request.
 *
 * @param idempotencyKey a UUID that stays the same for the same content.
 */
export async function postRequest(
  path: '/api/submit-itinerary' | '/api/correct-address',
  body: object,
  idempotencyKey: string,
  client?: KyInstance,
): Promise<SubmitResult> {
  let response: Response;
  let text: string;
  try {
    const http = client ?? (await loadHttpClient());
    response = await http.post(path, {
      json: body,
      headers: { apikey: PUBLIC_ANON_KEY, 'idempotency-key': idempotencyKey, ...LANGUAGE_HEADER },
      retry: 0,
      timeout: TIMEOUT_MS,
      // The timeout ends with the headers.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      throwHttpErrors: false,
    });
    text = await response.text();
  } catch {
    return { isSent: false, message: NO_RESPONSE };
  }
  const parsed = SubmitResponse.safeParse(parseJson(text));
  if (!parsed.success) return { isSent: false, message: NO_REASON };
  const { success, error, code, field, reference, deadline, correction_key, needs_verification } = parsed.data;
  return success && response.ok
    ? {
        ...{ isSent: true, reference: reference ?? '', deadline },
        ...{ correctionKey: correction_key, needsVerification: needs_verification },
      }
    : { isSent: false, message: error || NO_REASON, code, field };
}
