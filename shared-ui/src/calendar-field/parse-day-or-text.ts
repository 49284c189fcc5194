import { formatCalendarDate, isCalendarDate } from '@almaty/dates';
import { parseDay } from './parse-day.ts';

/**
 * What the text of a calendar field stands for: a day (yyyy-MM-dd), or the text as it is when it can't be read.
 *
 * @param before what the field stood for: a day is shown in the visitor's own language, which can't always be read back.
 */
export function parseDayOrText(text: string, before: string): string {
  if (isCalendarDate(before) && text === formatCalendarDate(before)) return before;
  return parseDay(text) ?? text;
}
