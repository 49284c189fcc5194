import { expect, test } from 'vitest';
import { showDay } from './day.ts';
import { dayOrText } from './day-or-text.ts';

test.each([
  [showDay('2027-06-11'), '2027-06-11', '2027-06-11'],
  ['12 June 2027', '2027-06-11', '2027-06-12'],
  ['soon', '2027-06-11', 'soon'],
  ['', '2027-06-11', ''],
  ['12 June 2027', '', '2027-06-12'],
])('%j, where %j was before, stands for %j', (text, before, value) => {
  expect(dayOrText(text, before)).toBe(value);
});
