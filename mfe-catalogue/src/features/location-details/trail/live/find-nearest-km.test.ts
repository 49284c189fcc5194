import { expect, test } from 'vitest';
import { findNearestKm, findPlace } from './find-nearest-km.ts';

const line = [
  [0, 0, 0],
  [1, 100, 0],
  [2, 100, 100],
] as const;

test.each([
  [{ x: 50, y: 8 }, 0.5],
  [{ x: -20, y: -5 }, 0],
  [{ x: 130, y: 25 }, 1.25],
  [{ x: 110, y: 400 }, 2],
])('%o is nearest to kilometre %d', (point, km) => expect(findNearestKm(line, point)).toBe(km));

test.each([
  [0, { x: 0, y: 0 }],
  [0.5, { x: 50, y: 0 }],
  [1.25, { x: 100, y: 25 }],
  [9, { x: 100, y: 100 }],
])('kilometre %d is at %o', (km, point) => expect(findPlace(line, km)).toEqual(point));
