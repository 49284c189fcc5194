import { parseDay } from './parse-day.ts';
import { getShownDay } from './shown-day.ts';

/**
 * Reads the date of a text input: yyyy-MM-dd when the text can be parsed, else the text as it is. A date that
 * `writeDayInput` has shown is remembered, because not every locale's format can be parsed back.
 *
 * @param from yyyy-MM-dd: a date without a year is the next such day from this one on.
 */
export function readDayInput(input: HTMLInputElement, from: string): string {
  const shown = getShownDay(input);
  if (shown) return shown;
  const parsed = parseDay(input.value, from);
  return 'day' in parsed ? parsed.day : input.value;
}
