import { expect, it } from 'vitest';
import { createSmallProblem } from '../testing/small-problem.ts';
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

it('finds no worse solution with more iterations', () => {
  const crowded = createProblem(MAX_EXACT_STOPS + 4, 2);
  const getProfit = (iterations: number) => evaluate(crowded, solve(crowded, SEED, iterations)?.days ?? []).profit;
  expect(getProfit(40)).toBeGreaterThanOrEqual(getProfit(0));
  expect(getProfit(0)).toBeGreaterThan(0);
});
