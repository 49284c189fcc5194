import { expect, test } from 'vitest';
import { computeBlockingTime, computeLayoutShift } from './page-metrics.ts';

test('only the part of a task above 50 ms blocks', () => {
  expect(
    computeBlockingTime(
      [
        { start: 100, duration: 50 },
        { start: 200, duration: 80 },
        { start: 400, duration: 150 },
      ],
      100,
    ),
  ).toBe(130);
});

test('what runs before the first paint blocks nobody, and a task across it counts from there', () => {
  const tasks = [
    { start: 0, duration: 300 },
    { start: 400, duration: 200 },
  ];
  expect(computeBlockingTime(tasks, 500)).toBe(50);
  expect(computeBlockingTime([], 500)).toBe(0);
});

test('layout shifts add up until nothing has shifted for a second', () => {
  const shifts = [
    { at: 0, score: 0.1 },
    { at: 900, score: 0.1 },
    { at: 1900, score: 0.15 },
  ];
  expect(computeLayoutShift(shifts)).toBeCloseTo(0.2);
  expect(computeLayoutShift([])).toBe(0);
});

test('layout shifts do not add up for longer than five seconds', () => {
  const shifts = Array.from({ length: 8 }, (_, index) => ({ at: index * 900, score: 1 }));
  expect(computeLayoutShift(shifts)).toBe(6);
});
