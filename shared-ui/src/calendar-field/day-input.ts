import { formatCalendarDate, isCalendarDate } from '@almaty/dates';
import { parseDay } from './parse-day.ts';

/**
 * Reads the date of a text input: yyyy-MM-dd when the text can be parsed, else the text as it is. A date that
 * `writeDayInput` has shown is remembered, because not every locale's format can be parsed back.
 *
 * @param from yyyy-MM-dd: a date without a year is the next such day from this one on.
 */
export function readDayInput(input: HTMLInputElement, from: string): string {
  const { day } = input.dataset;
  if (day && input.value === formatCalendarDate(day)) return day;
  const parsed = parseDay(input.value, from);
  return 'day' in parsed ? parsed.day : input.value;
}

/** Shows a date (yyyy-MM-dd) in a text input, in the visitor's format; any other text is shown as it is. */
export function writeDayInput(input: HTMLInputElement, value: string): void {
  if (isCalendarDate(value)) {
    input.dataset.day = value;
    input.value = formatCalendarDate(value);
  } else {
    delete input.dataset.day;
    input.value = value;
  }
}
