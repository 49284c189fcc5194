// One module, so that one chunk holds everything that is loaded once somebody uses the form.
export { ErrorSummary } from './ErrorSummary.tsx';
export { removeSolved, showLeft, startErrors } from './field-errors.ts';
export { focusErrors } from './focus-errors.ts';
export { parsePreferences } from './preferences/parse-preferences.ts';
export { readValues } from './read-values.ts';
export { sendRequest } from './send-request.ts';
export { validateRequest } from './validate-request.ts';
