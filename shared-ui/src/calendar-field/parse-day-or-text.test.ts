import { formatCalendarDate } from '@almaty/dates';
import { expect, test } from 'vitest';
import { parseDayOrText } from './parse-day-or-text.ts';

test.each([
  [formatCalendarDate('2027-06-11'), '2027-06-11', '2027-06-11'],
  ['12 June 2027', '2027-06-11', '2027-06-12'],
  ['soon', '2027-06-11', 'soon'],
  ['', '2027-06-11', ''],
  ['12 June 2027', '', '2027-06-12'],
])('%j, where %j was before, stands for %j', (text, before, value) => {
  expect(parseDayOrText(text, before)).toBe(value);
});
