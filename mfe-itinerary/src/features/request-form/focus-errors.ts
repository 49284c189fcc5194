import { FIELDS, type Field, type FieldErrors, getFieldId } from './validate-request.ts';

/** Moves the focus to a field; a closed section that it is in is opened, because it could not take the focus. */
export function focusField(field: Field): void {
  const element = document.getElementById(getFieldId(field));
  element?.closest('details')?.setAttribute('open', '');
  element?.focus();
}

/** Moves the focus to the only field with an error, or to the summary, whose links lead to several. */
export function focusErrors(errors: FieldErrors, summary: HTMLElement | null): void {
  const [field, ...more] = FIELDS.filter((name) => errors[name]);
  if (field && more.length === 0) focusField(field);
  else summary?.focus();
}
