import { expect, test } from 'vitest';
import { createDateFormat } from './create-date-format.ts';

// What is shown where a browser has no names of months: e2e/journeys/request-fields.test.ts, in Chromium.
const OPTIONS = { dateStyle: 'long', timeZone: 'UTC' } as const;
const DAY = Date.UTC(2027, 6, 12);

test('dates are in the language that is asked for', () => {
  expect(createDateFormat('ru', OPTIONS).format(DAY)).toBe('12 июля 2027 г.');
  expect(createDateFormat('en-GB', OPTIONS).format(DAY)).toBe('12 July 2027');
});
