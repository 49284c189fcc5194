import { expect, test } from 'vitest';
import { smoothHeights } from './smooth-heights.ts';

const heights = [10, 40, 10, 40, 90, 40, 20].map((metres, km) => [km, metres] as const);
const smooth = (points: number) => smoothHeights(heights, points).map(([, metres]) => metres);

test('a mean over one point changes nothing', () => expect(smooth(1)).toEqual([10, 40, 10, 40, 90, 40, 20]));

test('jumps become smaller, but the ends and the top stay', () => {
  expect(smooth(3)).toEqual([10, 20, 30, 47, 90, 50, 20]);
  expect(smooth(5)).toEqual([10, 20, 38, 44, 90, 50, 20]);
});
