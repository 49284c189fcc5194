import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSmallProblem } from '../testing/small-problem.ts';
import { Budget } from './budget.ts';
import { evaluate } from './evaluate.ts';
import { MAX_EXACT_STOPS, solveExactly } from './exact.ts';
import type { Problem } from './problem.ts';
import { scheduleDay } from './schedule.ts';
import { solve } from './solve.ts';

const SEED = 7;

/** A problem of some days with stops of an hour that are half an hour apart. */
function createProblem(stops: number, days: number): Problem {
  const problem = createSmallProblem(
    Array.from({ length: stops }, (_, index) => ({ profit: 1000 - index })),
    30,
  );
  return { ...problem, days: Array.from({ length: days }, () => problem.days[0] as Problem['days'][number]) };
}

const large = createProblem(MAX_EXACT_STOPS + 4, 6);

it('solves a problem with few stops exactly', () => {
  const problem = createProblem(4, 2);
  expect(solve(problem, SEED)).toEqual(solveExactly(problem));
  expect(solve(problem, SEED)?.isOptimal).toBe(true);
});

it('finds room for every stop of a larger problem that has room for all, and does not claim a proof', () => {
  const solution = solve(large, SEED);
  expect(new Set(solution?.days.flatMap(({ moves }) => moves.map(({ stop }) => stop))).size).toBe(large.stops.length);
  expect(solution?.isOptimal).toBe(false);
});

it('gives the same solution for the same seed', () => {
  expect(solve(large, SEED)).toEqual(solve(large, SEED));
});

it('gives routes that can be carried out', () => {
  const solution = solve(large, SEED);
  for (const [index, day] of large.days.entries()) {
    const route = solution?.days[index];
    expect(route && scheduleDay(large, day, route)).toBeDefined();
  }
});

/** Solves a problem with so many steps. */
function solveWithin(problem: Problem, steps: number) {
  const budget = new Budget(steps);
  return { solution: solve(problem, SEED, undefined, budget), budget };
}

it.each([
  ['small', createProblem(MAX_EXACT_STOPS, 3)],
  ['large', large],
])('with any budget a %s problem has a solution that can be carried out, the same each time', (_, problem) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), (steps) => {
      const { solution } = solveWithin(problem, steps);
      expect(solveWithin(problem, steps).solution).toEqual(solution);
      for (const [index, day] of problem.days.entries()) {
        const route = solution?.days[index];
        expect(route && scheduleDay(problem, day, route)).toBeDefined();
      }
    }),
    { numRuns: 10 },
  );
});

it('stops soon after its steps are spent', () => {
  const { budget } = solveWithin(large, 1_000_000);
  expect(budget.isSpent).toBe(true);
  expect(budget.spent).toBeLessThan(1_100_000);
});

it('does not claim a proof for a problem with few stops when the steps are too few for one, and still finds stops', () => {
  const problem = createProblem(MAX_EXACT_STOPS, 8);
  const { budget } = solveWithin(problem, Number.POSITIVE_INFINITY);
  const { solution } = solveWithin(problem, 0.9 * budget.spent);
  expect(solution?.isOptimal).toBe(false);
  expect(evaluate(problem, solution?.days ?? []).profit).toBeGreaterThan(0);
});

it('finds no worse solution with more iterations', () => {
  const crowded = createProblem(MAX_EXACT_STOPS + 4, 2);
  const getProfit = (iterations: number) => evaluate(crowded, solve(crowded, SEED, iterations)?.days ?? []).profit;
  expect(getProfit(40)).toBeGreaterThanOrEqual(getProfit(0));
  expect(getProfit(0)).toBeGreaterThan(0);
});
