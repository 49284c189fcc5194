import { isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { readDayInput } from '@almaty/ui/day-input';
import { FIELD_IDS, getInput, type RequestValues } from './request-values.ts';

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
    preferences: getInput(form, FIELD_IDS.preferences).value,
  };
}
