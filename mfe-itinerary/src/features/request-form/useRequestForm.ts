import { todayInAlmaty } from '@almaty/dates';
import { useItinerary } from '@almaty/store';
import { runWhenLoaded, useIfLoaded } from '@almaty/ui/loadable';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import type { TurnstileControl } from '../../components/turnstile/useTurnstile.ts';
import { NO_RESPONSE } from '../../lib/no-response.ts';
import { tellWhenSlow, useSubmission } from '../../lib/submission.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';
import type { FormErrors } from './field-errors.ts';
import type * as RequestCode from './lazy-request.ts';
import { requestCode } from './request-code.ts';
import { FAILURE_TOAST, REQUEST_TOAST } from './request-toast.ts';
import { EMPTY_VALUES, fillEmptyFields, type RequestValues, readTexts, writeEnd } from './request-values.ts';
import type { FieldErrors } from './validate-request.ts';

const NO_ERRORS: FormErrors = { shown: {}, submitted: {} };

/** Loads the code for a submit that came before it, which the visitor sees as sending. @returns null when it fails. */
async function loadForSubmit(): Promise<typeof RequestCode | null> {
  useSubmission.setState({ isSending: true, hasFailed: false });
  try {
    return await tellWhenSlow(requestCode.load());
  } catch {
    toast.error(NO_RESPONSE, FAILURE_TOAST);
    useSubmission.setState({ hasFailed: true });
    return null;
  } finally {
    useSubmission.setState({ isSending: false });
  }
}

/**
 * The behaviour of the request form (docs/specification.md, sections 4 and 8). The fields are uncontrolled: the form
 * owns their values, `preview` is a copy for display, and submitting reads the form. So what is typed before hydration
 * counts, and so does a date that is sent with Enter. What validates and sends is loaded once somebody uses the form
 * (docs/decisions/0050); until then a typed date is the text as it is.
 *
 * @param form the form element.
 * @param turnstile the bot check of the form.
 */
export function useRequestForm(form: RefObject<HTMLFormElement | null>, turnstile: TurnstileControl) {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const activities = useItinerary((itinerary) => itinerary.activities);
  const removeLocation = useItinerary((itinerary) => itinerary.removeLocation);
  const removeActivity = useItinerary((itinerary) => itinerary.removeActivity);
  const [preview, setPreview] = useState(EMPTY_VALUES);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isUsed, setUsed] = useState(false);
  const code = useIfLoaded(requestCode, isUsed);
  const summaryElement = useRef<HTMLElement>(null);

  const readForm = (element: HTMLFormElement): RequestValues =>
    requestCode.get()?.readValues(element) ?? readTexts(element);

  /** Updates the preview and the saved draft after a change of the form. */
  const applyValues = (element: HTMLFormElement): RequestValues => {
    const values = readForm(element);
    setPreview(values);
    saveDraft(values);
    return values;
  };

  // Again when the code has come, which reads the dates that were typed before it.
  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, loadDraft());
    // No event has saved what was typed before hydration.
    const values = applyValues(form.current);
    if (Object.values(values).some(Boolean)) setUsed(true);
  }, [form, code]);

  const validate = ({ validateRequest }: typeof RequestCode, values: RequestValues) =>
    validateRequest({ ...values, locations, activities }, todayInAlmaty());

  const getErrors = (loaded: typeof RequestCode, values: RequestValues): FieldErrors => {
    const validation = validate(loaded, values);
    return 'errors' in validation ? validation.errors : {};
  };

  const handleSubmit = async () => {
    const element = form.current;
    // Read from the store: a second press can come before the next render, or from a second visit to the page.
    if (!element || useSubmission.getState().isSending) return;
    applyValues(element);
    // The text in the form says it, and nothing contradicts it.
    if (!navigator.onLine) return useSubmission.setState({ isWaiting: true, hasFailed: false });
    useSubmission.setState({ isWaiting: false });
    const loaded = requestCode.get() ?? (await loadForSubmit());
    if (!loaded) return;
    const validation = validate(loaded, applyValues(element));
    const showErrors = (found: FieldErrors) => {
      // The summary has to be there before it takes the focus; without errors there is none.
      flushSync(() => setErrors(loaded.startErrors(found)));
      loaded.focusErrors(found, summaryElement.current);
    };
    if ('errors' in validation) {
      // First, because it scrolls: the toast is where it covers no field then.
      showErrors(validation.errors);
      return void toast.error(validation.message, REQUEST_TOAST);
    }
    showErrors({});
    const actions = { turnstile, removeLocation, removeActivity };
    const refused = await loaded.sendRequest(validation.request, new FormData(element), actions);
    if (refused) showErrors(refused);
  };

  /** While somebody types, or when the items change: before the code is there, no error is shown that could go. */
  const removeSolvedErrors = (values: RequestValues) => {
    const loaded = requestCode.get();
    if (loaded) setErrors((before) => loaded.removeSolved(before, getErrors(loaded, values)));
  };

  /** After a key in the email field, or a choice. */
  const handleInput = () => {
    if (form.current) removeSolvedErrors(applyValues(form.current));
  };

  /** After a key in a date's field: the preview waits until the field is left, because the date is incomplete. */
  const handleDateInput = () => {
    if (!form.current) return;
    saveDraft(readTexts(form.current));
    removeSolvedErrors(readForm(form.current));
  };

  /** After a field was left, or a date was picked. */
  const handleLeave = () => {
    if (!form.current) return;
    applyValues(form.current);
    runWhenLoaded(requestCode, (loaded) => {
      if (!form.current || !loaded) return;
      const values = applyValues(form.current);
      setErrors((before) => loaded.showLeft(before, getErrors(loaded, values), values));
    });
  };

  const changeEnd = (end: string) => {
    if (!form.current) return;
    writeEnd(form.current, end);
    handleLeave();
  };

  // Locations change outside the form.
  useEffect(() => {
    if (form.current) removeSolvedErrors(readForm(form.current));
  }, [locations, activities]);

  return {
    draft: { ...preview, locations, activities },
    code,
    isUsed,
    errors,
    summaryElement,
    /** Loads what the form needs, before it is needed. */
    handleUse: () => setUsed(true),
    handleInput,
    handleDateInput,
    handleLeave,
    changeEnd,
    handleSubmit,
  };
}
