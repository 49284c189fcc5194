import { expect, test } from 'vitest';
import { formatKilobytes, formatNumber, formatSpread } from './format.ts';

test('a median has its spread beside it, unless all runs were the same', () => {
  expect(formatSpread({ median: 1200.4, low: 1100, high: 1300 })).toBe('1200 (1100–1300)');
  expect(formatSpread({ median: 98, low: 98, high: 98 })).toBe('98');
});

test('numbers have no zeros at their end', () => {
  expect([formatNumber(1.05, 3), formatNumber(2, 3), formatNumber(0.0004, 3)]).toEqual(['1.05', '2', '0']);
  expect(formatKilobytes(1536)).toBe('1.5');
});
