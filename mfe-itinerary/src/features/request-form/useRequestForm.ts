import { todayInAlmaty } from '@almaty/dates';
import { useItinerary } from '@almaty/store';
import { type RefObject, useEffect, useState } from 'react';
import { toast } from 'sonner';
import type { TurnstileControl } from '../../components/turnstile/useTurnstile.ts';
import { useSubmission } from '../../lib/submission.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';
import { EMPTY_VALUES, FIELD_IDS, fillEmptyFields, readValues, writeEnd } from './request-values.ts';
import { ERROR_TOAST, useSubmitRequest } from './useSubmitRequest.ts';
import { FIELDS, type FieldErrors, validateRequest } from './validate-request.ts';

const focusFirstError = (errors: FieldErrors) => {
  const field = FIELDS.find((name) => errors[name]);
  if (field) document.getElementById(FIELD_IDS[field])?.focus();
};

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
  const [errors, setErrors] = useState<FieldErrors>({});

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
    setErrors('errors' in validation ? validation.errors : {});
    if ('errors' in validation) {
      toast.error(validation.message, ERROR_TOAST);
      return focusFirstError(validation.errors);
    }
    await submitRequest(validation.request, new FormData(form.current));
  };

  const handleChange = () => {
    if (form.current) applyValues(form.current);
  };

  const changeEnd = (end: string) => {
    if (!form.current) return;
    writeEnd(form.current, end);
    applyValues(form.current);
  };

  return { draft: { ...preview, locations, activities }, errors, handleChange, changeEnd, handleSubmit };
}
