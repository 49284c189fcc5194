import { useItinerary } from '@almaty/store';
import { type ItineraryRequest, todayInAlmaty } from '@almaty/store/schema';
import { dayOrText } from '@almaty/ui/day-or-text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { attemptKey, endAttempt } from './attempt-key.ts';
import { checkDraft, type Draft, type Field, fields, type Problems } from './check-draft.ts';
import { arrived, useSubmission } from './submission.ts';
import { type Outcome, submitRequest } from './submit-request.ts';
import type { RobotCheck } from './useRobotCheck.ts';
import { forgetFields, keepFields, keptFields } from './written.ts';

/** Ids of what takes the focus when a field has to be mended. */
export const focusIds: Readonly<Record<Field, string>> = {
  email: 'email',
  start: 'start-date',
  end: 'end-date',
  locations: 'selected-locations',
};

/** The name of the email's field. */
export const EMAIL = 'user_email';

/** How long an answer may take before the form says that the network is slow. */
const SLOW_MS = 4000;

const UNCHECKED = 'The check that you are no robot did not finish. Try again.';
/** One toast says what is wrong: each press brings it up to date. */
const PROBLEM = { id: 'itinerary-request-problem' };

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
  const removeLocation = useItinerary((itinerary) => itinerary.removeLocation);
  const removeActivity = useItinerary((itinerary) => itinerary.removeActivity);
  const [email, setEmail] = useState('');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [problems, setProblems] = useState<Problems>({});

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
    const patience = setTimeout(() => useSubmission.setState({ slow: true }), SLOW_MS);
    const signs = { website: website.current?.value ?? '', turnstile_token: proof };
    const outcome = await submitRequest(request, attemptKey(request), signs);
    clearTimeout(patience);
    check.renew();
    return outcome;
  };

  const send = async (request: ItineraryRequest) => {
    useSubmission.setState({ sending: true, failure: '' });
    toast.dismiss(PROBLEM.id);
    const loading = toast.loading('Submitting your itinerary request...');
    const outcome = await ask(request);
    toast.dismiss(loading);
    useSubmission.setState({ sending: false, slow: false, failure: outcome.sent ? '' : outcome.message });
    if (!outcome.sent) return void toast.error(outcome.message, PROBLEM);
    toast.success("Itinerary request submitted! We'll contact you within 24 hours.");
    endAttempt();
    forgetFields();
    // What was sent, and no more: the visitor may have gone on adding while it was on its way.
    for (const { id } of request.selected_locations) removeLocation(id);
    for (const { id } of request.selected_activities) removeActivity(id);
    arrived({ reference: outcome.reference, request, taken: Date.now() });
  };

  /** What stands in the fields: the state is behind them when Enter sends a form, or a press that came before its code. */
  const writtenIn = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    return {
      email: text(EMAIL),
      start: dayOrText(text(focusIds.start), start),
      end: dayOrText(text(focusIds.end), end),
    };
  };

  const submit = async (form: HTMLFormElement) => {
    // Read from the store: two presses can come before a render, or from two visits to the page.
    if (useSubmission.getState().sending) return;
    const written = writtenIn(form);
    setEmail(written.email);
    setStart(written.start);
    setEnd(written.end);
    const checked = checkDraft({ ...written, locations, activities }, todayInAlmaty());
    setProblems('problems' in checked ? checked.problems : {});
    if ('problems' in checked) {
      toast.error(checked.message, PROBLEM);
      return focusFirst(checked.problems);
    }
    await send(checked.request);
  };

  return { draft, setEmail, setStart, setEnd, problems, submit };
}
