import { expect, test } from 'vitest';
import { getDaylight } from './daylight.ts';

const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

// The times that the planning data was handed over with, on the 15th of a month.
test.each([
  ['2027-03-15', '06:06', '17:58'],
  ['2027-06-15', '04:11', '19:33'],
  ['2027-09-15', '05:31', '18:04'],
  ['2027-12-15', '07:17', '16:18'],
])('on %s the sun rises at %s and sets at %s, within two minutes', (date, sunrise, sunset) => {
  const daylight = getDaylight(date);
  expect(Math.abs(daylight.sunrise - toMinutes(sunrise))).toBeLessThanOrEqual(2);
  expect(Math.abs(daylight.sunset - toMinutes(sunset))).toBeLessThanOrEqual(2);
});
