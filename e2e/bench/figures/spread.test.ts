import { expect, test } from 'vitest';
import { getQuantile, getSpread } from './spread.ts';

test('the median of an odd number of runs is one of them, of an even number between two', () => {
  expect(getQuantile([9, 1, 5], 0.5)).toBe(5);
  expect(getQuantile([1, 2, 4, 9], 0.5)).toBe(3);
});

test('the spread is the middle half of the runs', () => {
  expect(getSpread([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 2, high: 4 });
  expect(getSpread([7])).toEqual({ median: 7, low: 7, high: 7 });
});

test('nothing has no median', () => {
  expect(() => getSpread([])).toThrow('no quantile of nothing');
});
