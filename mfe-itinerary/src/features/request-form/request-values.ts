import { getShownDay, writeDayInput } from '@almaty/ui/shown-day';

/** The ids of the fields; inputs use them as their name too. */
export const FIELD_IDS = {
  email: 'email',
  start: 'start-date',
  end: 'end-date',
  locations: 'selected-locations',
  preferences: 'preferences',
} as const;

/**
 * What is typed into the form. A date is yyyy-MM-dd when it can be parsed, else the text as it is; the preferences are what their
 * fields have written (preferences/preference-names.ts).
 */
export type RequestValues = { email: string; start: string; end: string; preferences: string };

export const EMPTY_VALUES: RequestValues = { email: '', start: '', end: '', preferences: '' };

/**
 * Gets an input of the form.
 *
 * @throws Error when the form has none of this name.
 */
export const getInput = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) throw new Error(`The request form has no input ${name}`);
  return input;
};

/** Reads the form before the code that parses dates is there: a typed date is the text as it is. */
export function readTexts(form: HTMLFormElement): RequestValues {
  const getText = (name: string) => {
    const input = getInput(form, name);
    return getShownDay(input) ?? input.value;
  };
  return {
    ...{ email: getText(FIELD_IDS.email), start: getText(FIELD_IDS.start), end: getText(FIELD_IDS.end) },
    preferences: getText(FIELD_IDS.preferences),
  };
}

/** Writes values into empty fields; what was typed before hydration stays. Opens the preferences where there are some. */
export function fillEmptyFields(form: HTMLFormElement, { email, start, end, preferences }: RequestValues): void {
  const emailInput = getInput(form, FIELD_IDS.email);
  if (emailInput.value === '') emailInput.value = email;
  const chosen = getInput(form, FIELD_IDS.preferences);
  chosen.value ||= preferences;
  if (chosen.value) chosen.closest('details')?.setAttribute('open', '');
  for (const [name, day] of [
    [FIELD_IDS.start, start],
    [FIELD_IDS.end, end],
  ] as const) {
    const input = getInput(form, name);
    if (input.value === '') writeDayInput(input, day);
  }
}

/** Writes the end of the trip, yyyy-MM-dd, into its field. */
export const writeEnd = (form: HTMLFormElement, end: string): void => writeDayInput(getInput(form, FIELD_IDS.end), end);
