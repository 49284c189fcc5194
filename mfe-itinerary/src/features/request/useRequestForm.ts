import { todayInAlmaty } from '@almaty/dates';
import { useItinerary } from '@almaty/store';
import { parseDayOrText } from '@almaty/ui/parse-day-or-text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { checkDraft, type Draft, type Field, fields, type Problems } from './check-draft.ts';
import { useSubmission } from './submission.ts';
import type { RobotCheck } from './useRobotCheck.ts';
import { PROBLEM, useSending } from './useSending.ts';
import { keepFields, keptFields } from './written.ts';

/** Ids of what takes the focus when a field has to be mended. */
export const focusIds: Readonly<Record<Field, string>> = {
  email: 'email',
  start: 'start-date',
  end: 'end-date',
  locations: 'selected-locations',
};

/** The name of the email's field. */
export const EMAIL = 'user_email';

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
  const send = useSending(website, check);
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

  /** What stands in the fields: the state is behind them when Enter sends a form, or a press that came before its code. */
  const writtenIn = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    return {
      email: text(EMAIL),
      start: parseDayOrText(text(focusIds.start), start),
      end: parseDayOrText(text(focusIds.end), end),
    };
  };

  const submit = async (form: HTMLFormElement) => {
    // Read from the store: two presses can come before a render, or from two visits to the page.
    if (useSubmission.getState().sending) return;
    const written = writtenIn(form);
    // What is empty may only not have come back yet.
    if (written.email) setEmail(written.email);
    if (written.start) setStart(written.start);
    if (written.end) setEnd(written.end);
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
