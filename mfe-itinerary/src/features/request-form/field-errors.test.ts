import { expect, test } from 'vitest';
import { findDateErrors, keepUnsolved, listSummary, updateTexts } from './field-errors.ts';

const email = 'Enter your email address';
const start = 'June has 30 days';

test('keeps the errors that are still there, with the text that is shown, and adds none', () => {
  expect(keepUnsolved({ email, start }, { start: 'Choose a start date', end: 'Choose an end date' })).toEqual({
    start,
  });
});

test('an error that is still there gets the text of the value as it is now', () => {
  expect(updateTexts({ start }, { start: 'Choose a start date', end: 'Choose an end date' })).toEqual({
    start: 'Choose a start date',
  });
});

test('finds what is wrong with dates that are there, and nothing with empty ones', () => {
  const current = { email, start, end: 'Choose an end date' };
  expect(findDateErrors(current, { start: '31 June', end: ' ' })).toEqual({ start });
});

test('the summary keeps solved lines, adds new errors, and names the date of an error that does not', () => {
  expect(listSummary({ submitted: { email, start }, shown: { start, end: 'Choose an end date' } })).toEqual([
    { field: 'email', submitted: email, error: undefined },
    { field: 'start', submitted: `Start date: ${start}`, error: `Start date: ${start}` },
    { field: 'end', submitted: 'Choose an end date', error: 'Choose an end date' },
  ]);
});

test('without a submit there is no summary', () => {
  expect(listSummary({ submitted: {}, shown: { start } })).toEqual([]);
});
