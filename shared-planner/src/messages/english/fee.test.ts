import { expect, test } from 'vitest';
import { describeFee } from './fee.ts';

test.each([
  [{ adultTenge: 0 }, 'Free'],
  [{ adultTenge: 9000, per: 'gondola, there and back' }, '9,000 tenge gondola, there and back'],
  [{ adultTenge: 433, carTenge: 1298, per: 'a day' }, '433 tenge a day, a car 1,298 tenge'],
])('%j is %s', (fee, text) => {
  expect(describeFee(fee)).toBe(text);
});
