import { expect, test } from 'vitest';
import { createFigureCollector, getQuantile } from './figures.ts';

test('the median of an odd number of runs is one of them, of an even number between two', () => {
  expect(getQuantile([9, 1, 5], 0.5)).toBe(5);
  expect(getQuantile([1, 2, 4, 9], 0.5)).toBe(3);
  expect(() => getQuantile([], 0.5)).toThrow('no quantile of nothing');
});

test('the spread is the middle half of the runs', () => {
  const collector = createFigureCollector();
  for (const lcp of [5, 1, 3, 2, 4]) collector.add('phone', '/', 'site', { lcp });
  expect(collector.summarize()).toEqual({ 'phone / site lcp': { median: 3, low: 2, high: 4 } });
});
