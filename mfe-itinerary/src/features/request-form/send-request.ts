import { DELIVERY_HOURS } from '@almaty/dates';
import { toast } from 'sonner';
import * as m from '#messages';
import { BOT_CHECK_FAILED } from '../../components/turnstile/bot-check-failed.ts';
import type { TurnstileControl } from '../../components/turnstile/useTurnstile.ts';
import { clearIdempotencyKey, getIdempotencyKey } from '../../lib/idempotency-key.ts';
import type { SubmitResult } from '../../lib/post-request.ts';
import { createCorrection, recordSubmission, tellWhenSlow, useSubmission } from '../../lib/submission.ts';
import { clearDraft } from './draft-storage.ts';
import { HONEYPOT_NAME } from './Honeypot.tsx';
import { toRefusal } from './preferences/parse-preferences.ts';
import { FAILURE_TOAST, REQUEST_TOAST } from './request-toast.ts';
import { submitRequest } from './submit-request.ts';
import type { FieldErrors, SubmittedRequest } from './validate-request.ts';

/** What sending a request changes besides. */
type SendOptions = {
  turnstile: TurnstileControl;
  /** Removes an item from the itinerary by its id. */
  removeLocation: (id: number) => void;
  removeActivity: (id: number) => void;
};

async function post(request: SubmittedRequest, form: FormData, turnstile: TurnstileControl): Promise<SubmitResult> {
  let token: string | undefined;
  try {
    token = await turnstile.getToken();
  } catch {
    return { isSent: false, message: BOT_CHECK_FAILED };
  }
  const botSignals = { website: String(form.get(HONEYPOT_NAME) ?? ''), turnstile_token: token };
  const result = await tellWhenSlow(submitRequest(request, getIdempotencyKey(request), botSignals));
  turnstile.reset();
  return result;
}

/**
 * Sends a validated request and shows the result (docs/specification.md, sections 4 and 8). It continues when the
 * visitor leaves the page.
 *
 * @param form the form data, which contain the honeypot.
 * @returns the error of the field that the API refused; undefined when it refused none.
 */
export async function sendRequest(
  request: SubmittedRequest,
  form: FormData,
  { turnstile, removeLocation, removeActivity }: SendOptions,
): Promise<FieldErrors | undefined> {
  useSubmission.setState({ isSending: true, hasFailed: false });
  toast.loading(m.formSubmitting, REQUEST_TOAST);
  const result = await post(request, form, turnstile);
  useSubmission.setState({ isSending: false, hasFailed: !result.isSent });
  if (!result.isSent) {
    // The next press sends the request as a new one, because the API would refuse this key each time.
    if (result.code === 'key_reused') clearIdempotencyKey();
    toast.error(result.message, FAILURE_TOAST);
    return toRefusal(result.field, result.message);
  }
  toast.success(m.formSubmitted({ hours: DELIVERY_HOURS }), REQUEST_TOAST);
  clearIdempotencyKey();
  clearDraft();
  // Only what was sent: the visitor may have added items meanwhile.
  for (const { id } of request.selected_locations) removeLocation(id);
  for (const { id } of request.selected_activities) removeActivity(id);
  const { reference, deadline, correctionKey, needsVerification } = result;
  recordSubmission({ reference, request, deadline, correction: createCorrection(correctionKey), needsVerification });
  return undefined;
}
