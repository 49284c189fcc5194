import { expect, test } from 'vitest';
import { getBearing, getCompassPoint, getDistanceKm, REPUBLIC_SQUARE } from './distance-and-bearing.ts';

test.each([
  ['one degree north', { lat: REPUBLIC_SQUARE.lat + 1, lon: REPUBLIC_SQUARE.lon }, 111.19, 0],
  ['one degree south', { lat: REPUBLIC_SQUARE.lat - 1, lon: REPUBLIC_SQUARE.lon }, 111.19, 180],
  ['Turkestan', { lat: 43.2978, lon: 68.2708 }, 702, 274],
  ['Medeu', { lat: 43.1575, lon: 77.059 }, 12.8, 134],
])('measures distance and bearing from Republic Square: %s', (_, to, distanceKm, bearing) => {
  expect(Math.abs(getDistanceKm(REPUBLIC_SQUARE, to) - distanceKm)).toBeLessThan(distanceKm / 100);
  expect(Math.abs(getBearing(REPUBLIC_SQUARE, to) - bearing)).toBeLessThan(1.5);
});

test('the distance from a position to itself is 0', () => {
  expect(getDistanceKm(REPUBLIC_SQUARE, REPUBLIC_SQUARE)).toBe(0);
});

test.each([
  [0, 'north'],
  [22.4, 'north'],
  [22.6, 'north-east'],
  [180, 'south'],
  [337.4, 'north-west'],
  [337.6, 'north'],
  [359.9, 'north'],
])('the compass point of %d degrees is %s', (bearing, compassPoint) => {
  expect(getCompassPoint(bearing)).toBe(compassPoint);
});
