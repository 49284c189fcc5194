import { expect, test } from 'vitest';
import { getValueAt, listMinutes } from './heights.ts';

const heights = [
  [0, 1000],
  [1, 1100],
  [3, 1300],
] as const;

test.each([
  [-1, 1000],
  [0, 1000],
  [0.5, 1050],
  [2, 1200],
  [3, 1300],
  [9, 1300],
])('at kilometre %d it is %d m', (km, metres) => expect(getValueAt(heights, km)).toBe(metres));

test('the minutes rise to those of the whole way, and the steep kilometre takes longer', () => {
  const minutes = listMinutes(
    [
      [0, 1000],
      [1, 1300],
      [2, 1300],
    ],
    120,
  );
  expect(minutes.map(([km]) => km)).toEqual([0, 1, 2]);
  expect(minutes[0]?.[1]).toBe(0);
  expect(minutes[1]?.[1]).toBeGreaterThan(80);
  expect(minutes[2]?.[1]).toBe(120);
});
