// @vitest-environment happy-dom
import { formatDate } from '@almaty/dates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDayInput as readFrom } from './day-input.ts';
import { parseDay } from './parse-day.ts';
import { writeDayInput } from './shown-day.ts';

vi.mock('./parse-day.ts', { spy: true });

const readDayInput = (element: HTMLInputElement) => readFrom(element, '2027-06-01');

let input: HTMLInputElement;
beforeEach(() => {
  input = document.createElement('input');
});
afterEach(() => {
  vi.mocked(parseDay).mockReset();
});

test('a written date is shown in the language of the page, and read back', () => {
  writeDayInput(input, '2027-06-11');
  expect(input.value).toBe(formatDate('2027-06-11'));
  expect(readDayInput(input)).toBe('2027-06-11');
});

test('a written text that is not a date is shown and read back as it is', () => {
  writeDayInput(input, '2027-06-11');
  writeDayInput(input, 'soon');
  expect(input.value).toBe('soon');
  expect(readDayInput(input)).toBe('soon');
});

test.each([
  ['12 June 2027', '2027-06-12'],
  ['2027-06-12', '2027-06-12'],
  ['12 June', '2027-06-12'],
  ['12 May', '2028-05-12'],
  ['soon', 'soon'],
  ['', ''],
])('%j, typed after another date, is read as %j', (text, value) => {
  writeDayInput(input, '2027-06-11');
  input.value = text;
  expect(readDayInput(input)).toBe(value);
});

test('a written date is read back also where its format cannot be parsed', () => {
  vi.mocked(parseDay).mockReturnValue({ problem: { kind: 'unreadable' } });
  writeDayInput(input, '2027-06-11');
  expect(readDayInput(input)).toBe('2027-06-11');
  input.value = 'soon';
  expect(readDayInput(input)).toBe('soon');
});
