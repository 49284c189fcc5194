import { todayInAlmaty } from '@almaty/dates';
import { useItinerary } from '@almaty/store';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import type { TurnstileControl } from '../../components/turnstile/useTurnstile.ts';
import { useSubmission } from '../../lib/submission.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';
import {
  EMPTY_VALUES,
  FIELD_IDS,
  fillEmptyFields,
  type RequestValues,
  readValues,
  writeEnd,
} from './request-values.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { ERROR_TOAST, useSubmitRequest } from './useSubmitRequest.ts';
import { FIELDS, type FieldErrors, validateRequest } from './validate-request.ts';

/** Moves the focus to the only field with an error, or to the summary, whose links lead to several. */
function focusErrors(errors: FieldErrors, summary: HTMLElement | null): void {
  const [field, ...more] = FIELDS.filter((name) => errors[name]);
  if (field && more.length === 0) document.getElementById(FIELD_IDS[field])?.focus();
  else summary?.focus();
}

/**
 * The behaviour of the request form (docs/specification.md, sections 4 and 8). The fields are uncontrolled: the form
 * owns their values, `preview` is a copy for display, and submitting reads the form. So what is typed before hydration
 * counts, and so does a date that is sent with Enter.
 *
 * @param form the form element.
 * @param turnstile the bot check of the form.
 */
export function useRequestForm(form: RefObject<HTMLFormElement | null>, turnstile: TurnstileControl) {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const activities = useItinerary((itinerary) => itinerary.activities);
  const submitRequest = useSubmitRequest(turnstile);
  const [preview, setPreview] = useState(EMPTY_VALUES);
  const summaryElement = useRef<HTMLElement>(null);
  const { errors, summary, showAll, removeSolved, showLeft } = useFieldErrors();

  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, loadDraft());
    const values = readValues(form.current);
    setPreview(values);
    // No event has saved what was typed before hydration.
    saveDraft(values);
  }, [form]);

  /** Updates the preview and the saved draft after a change of the form. */
  const applyValues = (element: HTMLFormElement) => {
    const values = readValues(element);
    setPreview(values);
    saveDraft(values);
    return values;
  };

  const handleSubmit = async () => {
    // Read from the store: a second press can come before the next render, or from a second visit to the page.
    if (!form.current || useSubmission.getState().isSending) return;
    const values = applyValues(form.current);
    const validation = validateRequest({ ...values, locations, activities }, todayInAlmaty());
    // The summary has to be there before it takes the focus.
    flushSync(() => showAll('errors' in validation ? validation.errors : {}));
    if ('errors' in validation) {
      toast.error(validation.message, ERROR_TOAST);
      return focusErrors(validation.errors, summaryElement.current);
    }
    await submitRequest(validation.request, new FormData(form.current));
  };

  const getErrors = (values: RequestValues): FieldErrors => {
    const validation = validateRequest({ ...values, locations, activities }, todayInAlmaty());
    return 'errors' in validation ? validation.errors : {};
  };

  /** After a key in the email field. */
  const handleEmailInput = () => {
    if (form.current) removeSolved(getErrors(applyValues(form.current)));
  };

  /** After a key in a date's field: the preview waits until the field is left, because the date is incomplete. */
  const handleDateInput = () => {
    if (form.current) removeSolved(getErrors(readValues(form.current)));
  };

  /** After a field was left, or a date was picked. */
  const handleLeave = () => {
    if (!form.current) return;
    const values = applyValues(form.current);
    showLeft(getErrors(values), values);
  };

  const changeEnd = (end: string) => {
    if (!form.current) return;
    writeEnd(form.current, end);
    handleLeave();
  };

  // Locations change outside the form.
  useEffect(() => handleDateInput(), [locations, activities]);

  return {
    draft: { ...preview, locations, activities },
    errors,
    summary: { items: summary, ref: summaryElement },
    handleEmailInput,
    handleDateInput,
    handleLeave,
    changeEnd,
    handleSubmit,
  };
}
