import { useItinerary } from '@almaty/store';
import type { ItineraryRequest } from '@almaty/store/schema';
import type { RefObject } from 'react';
import { toast } from 'sonner';
import { attemptKey, endAttempt } from './attempt-key.ts';
import { arrived, useSubmission } from './submission.ts';
import { type Outcome, submitRequest } from './submit-request.ts';
import type { RobotCheck } from './useRobotCheck.ts';
import { forgetFields } from './written.ts';

/** How long an answer may take before the form says that the network is slow. */
const SLOW_MS = 4000;

/** How long the reason stands of a request that did not arrive: long enough to read it. That it did not stays. */
const REASON_MS = 10_000;

const UNCHECKED = 'The check that you are no robot did not finish. Try again.';

/** One toast says what is wrong: each press brings it up to date. */
export const PROBLEM = { id: 'itinerary-request-problem' };

/**
 * The way to send a request that has passed every check, and to tell how it went (specification, sections 4 and 8). It
 * goes on when the visitor leaves the page.
 *
 * @param website the field that people do not see.
 */
export function useSending(website: RefObject<HTMLInputElement | null>, check: RobotCheck) {
  const removeLocation = useItinerary((itinerary) => itinerary.removeLocation);
  const removeActivity = useItinerary((itinerary) => itinerary.removeActivity);

  const ask = async (request: ItineraryRequest): Promise<Outcome> => {
    let proof: string | undefined;
    try {
      proof = await check.proof();
    } catch {
      return { sent: false, message: UNCHECKED };
    }
    const patience = setTimeout(() => useSubmission.setState({ slow: true }), SLOW_MS);
    const signs = { website: website.current?.value ?? '', turnstile_token: proof };
    const outcome = await submitRequest(request, attemptKey(request), signs);
    clearTimeout(patience);
    check.renew();
    return outcome;
  };

  return async (request: ItineraryRequest): Promise<void> => {
    useSubmission.setState({ sending: true, failed: false });
    toast.dismiss(PROBLEM.id);
    const loading = toast.loading('Submitting your itinerary request...');
    const outcome = await ask(request);
    toast.dismiss(loading);
    useSubmission.setState({ sending: false, slow: false, failed: !outcome.sent });
    if (!outcome.sent) return void toast.error(outcome.message, { ...PROBLEM, duration: REASON_MS });
    toast.success("Itinerary request submitted! We'll contact you within 24 hours.");
    endAttempt();
    forgetFields();
    // What was sent, and no more: the visitor may have gone on adding while it was on its way.
    for (const { id } of request.selected_locations) removeLocation(id);
    for (const { id } of request.selected_activities) removeActivity(id);
    arrived({ reference: outcome.reference, request, taken: Date.now() });
  };
}
