import { expect, test } from 'vitest';
import { compareFigures } from './compare-figures.ts';

const one = (median: number, low = median, high = median) => ({ median, low, high });

test('lists what has changed, the largest change first', () => {
  const before = { a: one(100), b: one(100), c: one(100) };
  expect(compareFigures(before, { a: one(120), b: one(300), c: one(100) })).toEqual([
    { name: 'b', before: 100, after: 300 },
    { name: 'a', before: 100, after: 120 },
  ]);
});

test('what lies within the spread of the other run, or moved by 5 % at most, is no change', () => {
  expect(compareFigures({ a: one(100, 80, 140), b: one(100) }, { a: one(130), b: one(105) })).toEqual([]);
});

test('a figure that was not measured before is not compared', () => {
  expect(compareFigures({}, { a: one(1) })).toEqual([]);
});
