import { isDay, showDay } from './day.ts';
import { readDay } from './read-day.ts';

/**
 * What the text of a calendar field stands for: a day (yyyy-MM-dd), or the text as it is when it can't be read.
 *
 * @param before what the field stood for: a day is shown in the visitor's own language, which can't always be read back.
 */
export function dayOrText(text: string, before: string): string {
  if (isDay(before) && text === showDay(before)) return before;
  return readDay(text) ?? text;
}
