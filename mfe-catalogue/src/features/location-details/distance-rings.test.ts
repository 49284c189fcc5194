import { expect, test } from 'vitest';
import { REPUBLIC_SQUARE } from '../../lib/distance-and-bearing.ts';
import { getDistanceRings } from './distance-rings.ts';

test('Republic Square is in the centre', () => {
  expect(getDistanceRings({ lat: 43.2385, lon: 76.9454 })).toEqual({
    outerRadiusKm: 1,
    x: 0,
    y: 0,
    text: 'In the city centre',
  });
});

test.each([
  ['Medeu', { lat: 43.1575, lon: 77.059 }, 20, '13 km south-east of Republic Square, as the crow flies'],
  ['Arbat', { lat: 43.2621, lon: 76.9453 }, 5, '2.7 km north of Republic Square, as the crow flies'],
  ['Turkestan', { lat: 43.2978, lon: 68.2708 }, 1000, '702 km west of Republic Square, as the crow flies'],
])('%s is within the smallest ring that contains it', (_, position, outerRadiusKm, text) => {
  const rings = getDistanceRings(position);
  expect([rings.outerRadiusKm, rings.text]).toEqual([outerRadiusKm, text]);
  expect(Math.hypot(rings.x, rings.y)).toBeLessThanOrEqual(1);
});

test('north is up and east is right', () => {
  const northEast = getDistanceRings({ lat: REPUBLIC_SQUARE.lat + 0.1, lon: REPUBLIC_SQUARE.lon + 0.1 });
  expect(northEast.y).toBeLessThan(0);
  expect(northEast.x).toBeGreaterThan(0);
});
