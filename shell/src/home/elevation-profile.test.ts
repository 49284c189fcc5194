import { elevationProfile } from '@almaty/pictures/elevation-profile';
import { expect, test } from 'vitest';
import { elevationPoints } from './elevation-profile.ts';

test('the points are the locations of the drawing, from the lowest to the highest and from left to right', () => {
  expect(elevationPoints.map(({ picture }) => picture)).toEqual(Object.keys(elevationProfile.points));
  for (const key of ['altitude', 'x'] as const) {
    const values = elevationPoints.map((point) => point[key]);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  }
  for (const { x, y } of elevationPoints) {
    expect(x > 0 && x < 100).toBe(true);
    expect(y > 0 && y < 100).toBe(true);
  }
});
