import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOptimum, getWorth } from '../testing/oracle.ts';
import { randomProblem } from '../testing/random-problems.ts';
import { RUN_COUNT } from '../testing/run-count.ts';
import { solveExactly } from './exact.ts';
import { keepStays } from './keep-stays.ts';
import { solve } from './solve.ts';

const TIMEOUT_MS = 300_000;

test(
  'a solution in which all stops stay where they should is as good as any other',
  () => {
    let kept = 0;
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const solution = solve(problem, 1);
        const optimum = findOptimum(problem);
        expect(solution === undefined).toBe(optimum === undefined);
        if (!solution || !optimum) return;
        expect(getWorth(problem, solution.days)).toEqual(optimum.worth);
        const stays = keepStays(problem);
        if (stays && solveExactly(stays.problem, { required: stays.required })) kept += 1;
      }),
      { numRuns: RUN_COUNT },
    );
    expect(kept).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
