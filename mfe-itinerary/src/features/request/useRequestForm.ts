import { useItinerary } from '@almaty/store';
import { type ItineraryRequest, todayInAlmaty } from '@almaty/store/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { attemptKey, endAttempt } from './attempt-key.ts';
import { checkDraft, type Draft, type Field, fields, type Problems } from './check-draft.ts';
import { type Outcome, submitRequest } from './submit-request.ts';
import type { RobotCheck } from './useRobotCheck.ts';
import { forgetFields, keepFields, keptFields } from './written.ts';

/** A request that was stored, for the confirmation that stays. */
export type SentRequest = { reference: string; request: ItineraryRequest; taken: number };

/** Ids of what takes the focus when a field has to be mended. */
export const focusIds: Readonly<Record<Field, string>> = {
  email: 'email',
  start: 'start-date',
  end: 'end-date',
  locations: 'selected-locations',
};

/** How long an answer may take before the form says that the network is slow. */
const SLOW_MS = 4000;

const UNCHECKED = 'The check that you are no robot did not finish. Try again.';

const focusFirst = (problems: Problems) => {
  const field = fields.find((name) => problems[name]);
  if (field) document.getElementById(focusIds[field])?.focus();
};

/**
 * The form's state and what submitting does (specification, sections 4 and 8).
 *
 * @param emailInput read once: what is typed before this part of the page is live has reached no handler.
 */
export function useRequestForm(
  emailInput: RefObject<HTMLInputElement | null>,
  website: RefObject<HTMLInputElement | null>,
  check: RobotCheck,
) {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const activities = useItinerary((itinerary) => itinerary.activities);
  const clearLocations = useItinerary((itinerary) => itinerary.clearLocations);
  const clearActivities = useItinerary((itinerary) => itinerary.clearActivities);
  const [email, setEmail] = useState('');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [slow, setSlow] = useState(false);
  // A ref, because two presses can come before a render.
  const submitting = useRef(false);

  useEffect(() => {
    const before = keptFields();
    setEmail((typed) => typed || emailInput.current?.value || before.email);
    setStart((typed) => typed || before.start);
    setEnd((typed) => typed || before.end);
  }, [emailInput]);

  const settled = useRef(false);
  useEffect(() => {
    // The first run is before what was kept has come back.
    if (settled.current) keepFields({ email, start, end });
    settled.current = true;
  }, [email, start, end]);

  const draft: Draft = { email, start, end, locations, activities };

  const ask = async (request: ItineraryRequest): Promise<Outcome> => {
    let proof: string | undefined;
    try {
      proof = await check.proof();
    } catch {
      return { sent: false, message: UNCHECKED };
    }
    const patience = setTimeout(() => setSlow(true), SLOW_MS);
    const signs = { website: website.current?.value ?? '', turnstile_token: proof };
    const outcome = await submitRequest(request, attemptKey(request), signs);
    clearTimeout(patience);
    setSlow(false);
    check.renew();
    return outcome;
  };

  const send = async (request: ItineraryRequest) => {
    const loading = toast.loading('Submitting your itinerary request...');
    const outcome = await ask(request);
    toast.dismiss(loading);
    if (!outcome.sent) return void toast.error(outcome.message);
    toast.success("Itinerary request submitted! We'll contact you within 24 hours.");
    endAttempt();
    setEmail('');
    setStart('');
    setEnd('');
    forgetFields();
    clearLocations();
    clearActivities();
    setSent({ reference: outcome.reference, request, taken: Date.now() });
  };

  const submit = async () => {
    if (submitting.current) return;
    const checked = checkDraft(draft, todayInAlmaty());
    setProblems('problems' in checked ? checked.problems : {});
    if ('problems' in checked) {
      toast.error(checked.message);
      return focusFirst(checked.problems);
    }
    submitting.current = true;
    await send(checked.request);
    submitting.current = false;
  };

  return { draft, setEmail, setStart, setEnd, problems, sent, slow, startAnother: () => setSent(null), submit };
}
