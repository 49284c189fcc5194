import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/solver/random.ts';
import type { OrienteeringProblem, Routes } from './problem.ts';
import { solveOrienteering } from './solve-orienteering.ts';
import { findOptimum } from './testing/exact-oracle.ts';
import { drawProblem, type Features } from './testing/random-problem.ts';
import { verifyRoutes } from './verify-routes.ts';

const PROBLEMS = 100;

const summarize = ({ stops }: OrienteeringProblem, routes: Routes) => {
  const visited = routes.flat().map((id) => stops[id]);
  return {
    mandatory: visited.filter((stop) => stop?.isMandatory).length,
    profit: visited.reduce((sum, stop) => sum + (stop?.profit ?? 0), 0),
  };
};

/** A mandatory stop may be impossible to visit: the oracle says how many are possible. */
const verifyPossible = (problem: OrienteeringProblem, routes: Routes) =>
  verifyRoutes(problem, routes).filter((error) => !error.includes('mandatory'));

describe.each<[string, Features]>([
  ['plain days', {}],
  ['several windows a day', { hasSplitWindows: true }],
  ['closed days', { hasClosedDays: true }],
  ['different bases', { hasBases: true }],
  ['resources', { hasResources: true }],
  ['locked stops', { hasLocks: true }],
  ['mandatory stops', { hasMandatory: true }],
  ['travel times that break the triangle inequality', { isCrooked: true }],
  [
    'everything together',
    {
      hasSplitWindows: true,
      hasClosedDays: true,
      hasBases: true,
      hasResources: true,
      hasLocks: true,
      hasMandatory: true,
    },
  ],
])('%s', (_, features) => {
  const random = new Random(11);
  const problems = Array.from({ length: PROBLEMS }, () => drawProblem(random, features));

  test('small problems are solved to the optimum, with routes that verify', () => {
    for (const problem of problems) {
      const { routes, profit } = solveOrienteering(problem, { seed: 1, iterations: 3000 });
      expect(verifyPossible(problem, routes)).toEqual([]);
      expect(summarize(problem, routes)).toEqual(findOptimum(problem));
      expect(profit).toBe(summarize(problem, routes).profit);
    }
  });
});

const random = new Random(12);
const problem = drawProblem(random, { hasSplitWindows: true, hasBases: true });

test('the same seed and iterations give the same routes', () => {
  const options = { seed: 3, iterations: 50 };
  expect(solveOrienteering(problem, options)).toEqual(solveOrienteering(problem, options));
});

test('the search ends as soon as every stop is visited', () => {
  const easy = {
    ...problem,
    days: problem.days.map((day) => ({
      ...day,
      end: 10_000,
      windows: problem.stops.map(() => [{ open: 0, close: 9_000 }]),
    })),
  };
  const { profit, iterations } = solveOrienteering(easy, { seed: 1, iterations: 1000 });
  expect(profit).toBe(easy.stops.reduce((sum, stop) => sum + stop.profit, 0));
  expect(iterations).toBe(0);
});

test('a problem without stops has empty routes', () => {
  const none = { stops: [], travel: [[0]], days: [{ from: 0, to: 0, start: 0, end: 10, windows: [] }] };
  expect(solveOrienteering(none, { seed: 1, iterations: 10 })).toEqual({ profit: 0, routes: [[]], iterations: 0 });
});
