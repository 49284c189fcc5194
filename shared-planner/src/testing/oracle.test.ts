import { expect, it } from 'vitest';
import { compareWorth, findOptimum, getWorth } from './oracle.ts';
import { createSmallProblem } from './small-problem.ts';

it('counts what the best solution is worth', () => {
  const problem = createSmallProblem(
    [{ profit: 2, isPreferred: true, stay: { day: 0, weight: 1 } }, { neighbours: [0] }],
    30,
  );
  const optimum = findOptimum(problem);
  // Three legs of 30 minutes and two stops of 60 are 7 half hours.
  expect(optimum?.worth).toEqual([-1, -3, 0, -1, 0, -1, 90, 7 ** 2, 0, 0]);
  expect(getWorth(problem, optimum?.routes ?? [])).toEqual(optimum?.worth);
});

it('leaves the stop of least profit out when a day has no room for all', () => {
  const problem = createSmallProblem(
    [
      { usual: 200, short: 200 },
      { usual: 200, short: 200, profit: 2 },
    ],
    30,
  );
  expect(findOptimum(problem)?.routes[0]?.moves.map(({ stop }) => stop)).toEqual([1]);
});

it('finds nothing when the days cannot be joined', () => {
  const problem = createSmallProblem([], 0, { to: [1] });
  expect(findOptimum(problem)).toBeUndefined();
});

it('gives up when it needs more steps than it may take', () => {
  const problem = createSmallProblem([{}, {}, {}], 30);
  expect(() => findOptimum(problem, 5)).toThrow(expect.objectContaining({ name: 'TooManyStepsError' }));
});

it('compares the first number that differs', () => {
  expect(compareWorth([-2, 9], [-1, 0])).toBeLessThan(0);
  expect(compareWorth([-1, 9], [-1, 0])).toBeGreaterThan(0);
  expect(compareWorth([-1, 9], [-1, 9])).toBe(0);
});
