import { FIELD_IDS } from './request-values.ts';
import { FIELDS, type FieldErrors } from './validate-request.ts';

/** Moves the focus to the only field with an error, or to the summary, whose links lead to several. */
export function focusErrors(errors: FieldErrors, summary: HTMLElement | null): void {
  const [field, ...more] = FIELDS.filter((name) => errors[name]);
  if (field && more.length === 0) document.getElementById(FIELD_IDS[field])?.focus();
  else summary?.focus();
}
