import { expect, test } from 'vitest';
import { bearing, CENTRE, compassPoint, distance } from './bearing.ts';

test.each([
  ['one degree north', { lat: CENTRE.lat + 1, lon: CENTRE.lon }, 111.19, 0],
  ['one degree south', { lat: CENTRE.lat - 1, lon: CENTRE.lon }, 111.19, 180],
  ['Turkestan', { lat: 43.2978, lon: 68.2708 }, 702, 274],
  ['Medeu', { lat: 43.1575, lon: 77.059 }, 12.8, 134],
])('%s', (_, to, kilometres, degrees) => {
  expect(Math.abs(distance(CENTRE, to) - kilometres)).toBeLessThan(kilometres / 100);
  expect(Math.abs(bearing(CENTRE, to) - degrees)).toBeLessThan(1.5);
});

test('a place is no distance from itself', () => {
  expect(distance(CENTRE, CENTRE)).toBe(0);
});

test.each([
  [0, 'north'],
  [22.4, 'north'],
  [22.6, 'north-east'],
  [180, 'south'],
  [337.4, 'north-west'],
  [337.6, 'north'],
  [359.9, 'north'],
])('%d degrees is %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
