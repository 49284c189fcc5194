import { expect, test } from 'vitest';
import { categories } from '../content/categories.ts';
import { countPages, formatRange, getFurtherPages, getListPath, takePage } from './list-pages.ts';

test('every category of today fits on one page', () => {
  for (const { count } of Object.values(categories)) expect(countPages(count)).toBe(1);
});

test('a longer list has further pages with addresses of their own, and the last one has the rest', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  expect(getFurtherPages(items.length)).toEqual([2, 3]);
  expect(getListPath('nature', 1)).toBe('/nature');
  expect(getListPath('mountains', 3)).toBe('/mountain-routes/3');
  expect([1, 2, 3].flatMap((page) => takePage(items, page))).toEqual(items);
  expect(formatRange(3, items.length)).toBe('29 to 30 of 30');
});
