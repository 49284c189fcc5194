import { isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { readDayInput, writeDayInput } from '@almaty/ui/day-input';

/** The ids of the fields; inputs use them as their name too. */
export const FIELD_IDS = {
  email: 'email',
  start: 'start-date',
  end: 'end-date',
  locations: 'selected-locations',
} as const;

/** What is typed into the form. A date is yyyy-MM-dd when it can be parsed, else the text as it is. */
export type RequestValues = { email: string; start: string; end: string };

export const EMPTY_VALUES: RequestValues = { email: '', start: '', end: '' };

const getInput = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) throw new Error(`The request form has no input ${name}`);
  return input;
};

/**
 * Reads the values of the form, which is their only owner. A date without a year is the next such day: the start from today
 * on, the end from the start on.
 *
 * @param today yyyy-MM-dd.
 */
export function readValues(form: HTMLFormElement, today: string = todayInAlmaty()): RequestValues {
  const start = readDayInput(getInput(form, FIELD_IDS.start), today);
  const from = isCalendarDate(start) && start > today ? start : today;
  return {
    email: getInput(form, FIELD_IDS.email).value,
    start,
    end: readDayInput(getInput(form, FIELD_IDS.end), from),
  };
}

/** Writes values into empty fields; what was typed before hydration stays. */
export function fillEmptyFields(form: HTMLFormElement, { email, start, end }: RequestValues): void {
  const emailInput = getInput(form, FIELD_IDS.email);
  if (emailInput.value === '') emailInput.value = email;
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
