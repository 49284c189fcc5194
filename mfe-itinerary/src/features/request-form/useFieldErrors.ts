import { useState } from 'react';
import { findDateErrors, keepUnsolved, listSummary, updateTexts } from './field-errors.ts';
import type { RequestValues } from './request-values.ts';
import type { FieldErrors } from './validate-request.ts';

const NONE: FieldErrors = {};

/** The errors that the form shows: when each comes and goes (docs/decisions/0034). */
export function useFieldErrors() {
  const [shown, setShown] = useState(NONE);
  const [submitted, setSubmitted] = useState(NONE);
  return {
    errors: shown,
    summary: listSummary(submitted, Object.keys(submitted).length > 0 ? shown : NONE),
    /** After a submit: shows all errors, or removes them. */
    showAll: (current: FieldErrors) => {
      setShown(current);
      setSubmitted(current);
    },
    /** While somebody types: removes what is solved. */
    removeSolved: (current: FieldErrors) =>
      setShown((before) => {
        const after = keepUnsolved(before, current);
        return Object.keys(after).length === Object.keys(before).length ? before : after;
      }),
    /** After a field was left: says what is wrong by now with what was wrong, and with the dates and their order. */
    showLeft: (current: FieldErrors, values: RequestValues) =>
      setShown((before) => ({
        ...updateTexts(keepUnsolved(before, current), current),
        ...findDateErrors(current, values),
      })),
  };
}
