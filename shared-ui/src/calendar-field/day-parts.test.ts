import { expect, test } from 'vitest';
import { getDayParts } from './day-parts.ts';

test('splits a date into day, weekday and month', () => {
  expect(getDayParts('2027-06-11', 'en-US')).toEqual({ day: 11, weekday: 'Friday', month: 'June 2027' });
});

test.each(['fa-IR-u-nu-latn', 'th-TH', 'ar-SA-u-nu-latn'])('uses the Gregorian calendar in %s', (locale) => {
  expect(getDayParts('2027-06-11', locale)).toMatchObject({ day: 11, month: expect.stringContaining('2027') });
});
