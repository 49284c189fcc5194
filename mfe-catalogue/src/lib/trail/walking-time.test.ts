import { expect, test } from 'vitest';
import { getWalkingMinutes, roundToFive } from './walking-time.ts';

// The example of the standard: 900 m up in 3 hours, 8 km in 2 hours.
test('the longer time counts whole and the shorter one half', () => {
  expect(getWalkingMinutes({ km: 8, ascentMetres: 900, descentMetres: 0 })).toBe(240);
});

test('on the flat the distance decides', () => {
  expect(getWalkingMinutes({ km: 8, ascentMetres: 0, descentMetres: 0 })).toBe(120);
});

test('a descent takes its own time', () => {
  expect(getWalkingMinutes({ km: 4, ascentMetres: 0, descentMetres: 1000 })).toBe(150);
});

test('signposts know steps of five minutes', () => expect(roundToFive(187.6)).toBe(190));
