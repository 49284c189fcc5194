import { expect, test } from 'vitest';
import { getDayParts } from './day-parts.ts';

test('splits a date into day, weekday and month', () => {
  expect(getDayParts('2027-06-11')).toEqual({ day: 11, weekday: 'Friday', month: 'June 2027' });
});
