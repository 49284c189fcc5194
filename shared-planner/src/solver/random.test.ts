import { expect, test } from 'vitest';
import { Random } from './random.ts';

const draw = (seed: number, count: number) => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.next());
};

test('a seed gives the same numbers in every engine', () => {
  expect(draw(1, 4)).toEqual([3359835970, 1182520828, 4267878529, 3063500945]);
});

test('numbers are unsigned 32-bit integers and differ between seeds', () => {
  for (const value of draw(7, 1000))
    expect(value).toSatisfy((x: number) => Number.isInteger(x) && x >= 0 && x < 2 ** 32);
  expect(draw(1, 4)).not.toEqual(draw(2, 4));
});

test('the state is that of sfc32, which returns the sum of its parts', () => {
  expect(new Set(draw(3, 10_000)).size).toBeGreaterThan(9_990);
});

test('integers cover their range evenly', () => {
  const random = new Random(5);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 70_000; i++) {
    const value = random.integer(7);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  expect(counts).toHaveLength(7);
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('fractions are below 1', () => {
  const random = new Random(6);
  const fractions = Array.from({ length: 10_000 }, () => random.fraction());
  expect(Math.max(...fractions)).toBeLessThan(1);
  expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
});

test('exponential numbers have the mean and the tail of their distribution', () => {
  const random = new Random(8);
  const values = Array.from({ length: 100_000 }, () => random.exponential());
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(1, 1);
  expect(values.filter((value) => value > 2).length / values.length).toBeCloseTo(Math.exp(-2), 2);
});
