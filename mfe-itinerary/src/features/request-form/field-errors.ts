import * as m from '#messages';
import type { RequestValues } from './request-values.ts';
import { FIELDS, type Field, type FieldErrors } from './validate-request.ts';

/** The errors that the visitor sees, and those of the last submit. */
export type FormErrors = { shown: FieldErrors; submitted: FieldErrors };

/** After a submit: all errors, or none. */
export const startErrors = (current: FieldErrors): FormErrors => ({ shown: current, submitted: current });

/**
 * Keeps the errors of fields that are still wrong: one whose value is right goes at once, and no new one comes while
 * somebody types.
 *
 * @param shown the errors that the visitor sees.
 * @param current the errors of the values as they are now.
 */
export function keepUnsolved(shown: FieldErrors, current: FieldErrors): FieldErrors {
  const unsolved = FIELDS.filter((field) => shown[field] && current[field]);
  return Object.fromEntries(unsolved.map((field) => [field, shown[field]]));
}

/** The same fields with what is wrong with them now: an empty one may have a text that cannot be read. */
export const updateTexts = (shown: FieldErrors, current: FieldErrors): FieldErrors => ({
  ...shown,
  ...Object.fromEntries(Object.entries(current).filter(([field]) => field in shown)),
});

/** What is wrong with the dates that are there, as soon as a date's field was left. */
export function findDateErrors(current: FieldErrors, { start, end }: { start: string; end: string }): FieldErrors {
  return {
    ...(start.trim() && current.start && { start: current.start }),
    ...(end.trim() && current.end && { end: current.end }),
  };
}

/** While somebody types: removes what is solved. */
export function removeSolved(errors: FormErrors, current: FieldErrors): FormErrors {
  const shown = keepUnsolved(errors.shown, current);
  return Object.keys(shown).length === Object.keys(errors.shown).length ? errors : { ...errors, shown };
}

/** After a field was left: says what is wrong by now with what was wrong, and with the dates and their order. */
export const showLeft = (
  { shown, submitted }: FormErrors,
  current: FieldErrors,
  values: RequestValues,
): FormErrors => ({
  shown: { ...updateTexts(keepUnsolved(shown, current), current), ...findDateErrors(current, values) },
  submitted,
});

/** One line of the summary; without an error when its field is right by now. */
export type SummaryItem = { field: Field; submitted: string; error: string | undefined };

const LABELS: Partial<Record<Field, string>> = { start: m.formStart, end: m.formEnd };

/** An error as it is said away from its field: "June has 30 days" can be of either date. */
function nameField(field: Field, error: string): string {
  const label = LABELS[field];
  return label && !error.toLowerCase().includes(label.toLowerCase()) ? `${label}: ${error}` : error;
}

/**
 * Lists the lines of the summary: what was wrong when the form was submitted, and what became wrong since then. Before
 * something was, there is no summary.
 */
export function listSummary({ shown, submitted }: FormErrors): readonly SummaryItem[] {
  if (Object.keys(submitted).length === 0) return [];
  return FIELDS.flatMap((field) => {
    const [first, now] = [submitted[field] ?? shown[field], shown[field]];
    return first ? [{ field, submitted: nameField(field, first), error: now && nameField(field, now) }] : [];
  });
}
