import { DELIVERY_HOURS } from '@almaty/dates';
import { useItinerary } from '@almaty/store';
import type { ItineraryRequest } from '@almaty/store/schema';
import { toast } from 'sonner';
import { BOT_CHECK_FAILED } from '../../components/turnstile/bot-check-failed.ts';
import type { TurnstileControl } from '../../components/turnstile/useTurnstile.ts';
import { clearIdempotencyKey, getIdempotencyKey } from '../../lib/idempotency-key.ts';
import type { SubmitResult } from '../../lib/post-request.ts';
import { createCorrection, recordSubmission, useSubmission } from '../../lib/submission.ts';
import { clearDraft } from './draft-storage.ts';
import { HONEYPOT_NAME } from './Honeypot.tsx';
import { submitRequest } from './submit-request.ts';

/** After this many milliseconds without a response the form says that the connection is slow. */
const SLOW_MS = 4000;

/** How long the reason of a failure is shown, in milliseconds: long enough to read it. */
const REASON_DURATION_MS = 10_000;

/** One toast shows what is wrong, and every attempt updates it. */
export const ERROR_TOAST = { id: 'itinerary-request-error' };

/**
 * Sends a validated request and shows the result (docs/specification.md, sections 4 and 8). It continues when the
 * visitor leaves the page.
 */
export function useSubmitRequest(turnstile: TurnstileControl) {
  const removeLocation = useItinerary((itinerary) => itinerary.removeLocation);
  const removeActivity = useItinerary((itinerary) => itinerary.removeActivity);

  const send = async (request: ItineraryRequest, form: FormData): Promise<SubmitResult> => {
    let token: string | undefined;
    try {
      token = await turnstile.getToken();
    } catch {
      return { isSent: false, message: BOT_CHECK_FAILED };
    }
    const slowTimer = setTimeout(() => useSubmission.setState({ isSlow: true }), SLOW_MS);
    const botSignals = { website: String(form.get(HONEYPOT_NAME) ?? ''), turnstile_token: token };
    const result = await submitRequest(request, getIdempotencyKey(request), botSignals);
    clearTimeout(slowTimer);
    turnstile.reset();
    return result;
  };

  /** @param form the form data, which contain the honeypot. */
  return async (request: ItineraryRequest, form: FormData): Promise<void> => {
    useSubmission.setState({ isSending: true, hasFailed: false });
    toast.dismiss(ERROR_TOAST.id);
    const loading = toast.loading('Submitting your itinerary request...');
    const result = await send(request, form);
    toast.dismiss(loading);
    useSubmission.setState({ isSending: false, isSlow: false, hasFailed: !result.isSent });
    if (!result.isSent) {
      // The next press sends the request as a new one, because the API would refuse this key each time.
      if (result.code === 'key_reused') clearIdempotencyKey();
      return void toast.error(result.message, { ...ERROR_TOAST, duration: REASON_DURATION_MS });
    }
    toast.success(`Itinerary request submitted! We'll contact you within ${DELIVERY_HOURS} hours.`);
    clearIdempotencyKey();
    clearDraft();
    // Only what was sent: the visitor may have added items meanwhile.
    for (const { id } of request.selected_locations) removeLocation(id);
    for (const { id } of request.selected_activities) removeActivity(id);
    const { reference, deadline, correctionKey } = result;
    recordSubmission({ reference, request, deadline, correction: createCorrection(correctionKey) });
  };
}
