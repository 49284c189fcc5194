import { expect, test } from 'vitest';
import { findSteepest, listSteepness } from './steepness.ts';

/** Half a kilometre each of 5 %, 10 %, 20 % and 40 % up, and 10 % down. */
const heights = [
  [0, 1000],
  [0.5, 1025],
  [1, 1075],
  [1.5, 1175],
  [2, 1375],
  [2.5, 1325],
] as const;

test('pieces of 250 m of the same steepness are one band, and downhill is as steep as uphill', () => {
  expect(listSteepness(heights)).toEqual([
    { fromKm: 0, toKm: 0.5, steepness: 0 },
    { fromKm: 0.5, toKm: 1, steepness: 1 },
    { fromKm: 1, toKm: 1.5, steepness: 2 },
    { fromKm: 1.5, toKm: 2, steepness: 3 },
    { fromKm: 2, toKm: 2.5, steepness: 1 },
  ]);
});

test('the steepest piece is the one that climbs most', () => {
  expect(findSteepest(heights)).toEqual({ percent: 40, km: 1.5 });
});
