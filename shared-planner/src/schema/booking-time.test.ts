import { expect, test } from 'vitest';
import { isSameTime } from './booking-time.ts';

const lunch = { date: '2027-06-12', start: '13:00', minutes: 60 };

test.each([
  ['begins when the other ends', { ...lunch, start: '14:00' }, false],
  ['begins in the last minute of the other', { ...lunch, start: '13:59' }, true],
  ['ends when the other begins', { ...lunch, start: '12:00' }, false],
  ['is around the other', { ...lunch, start: '12:00', minutes: 180 }, true],
  ['is at the same hour of another day', { ...lunch, date: '2027-06-13' }, false],
  ['lasts over midnight, until the other', { date: '2027-06-11', start: '23:00', minutes: 841 }, true],
  ['ends after midnight, before the other', { date: '2027-06-11', start: '23:00', minutes: 840 }, false],
])('a booking that %s', (_what, other, isSame) => {
  expect([isSameTime(lunch, other), isSameTime(other, lunch)]).toEqual([isSame, isSame]);
});
