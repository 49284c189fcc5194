import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOptimum, getWorth } from '../testing/oracle.ts';
import { randomProblem } from '../testing/random-problems.ts';
import { RUN_COUNT } from '../testing/run-count.ts';
import { Budget } from './budget.ts';
import { solveKept } from './keep-stays.ts';
import type { Problem } from './problem.ts';
import type { Solution } from './solution.ts';
import { solve } from './solve.ts';

const TIMEOUT_MS = 300_000;

/** The problem after an edit: every stop should stay on some day. */
const fixAll = (problem: Problem): Problem => ({
  ...problem,
  stops: problem.stops.map((stop, number) => ({
    ...stop,
    stay: { day: (stop.profit + number) % problem.days.length, weight: stop.profit % 3 ? 1 : 64 },
  })),
});

const countElsewhere = ({ stops }: Problem, { days }: Solution) =>
  stops.filter(({ stay }, stop) => stay && !days[stay.day]?.moves.some((move) => move.stop === stop)).length;

const countStays = ({ stops }: Problem) => stops.filter(({ stay }) => stay).length;

test(
  'a solution in which most stops stay where they should is as good as any other',
  () => {
    const [elsewhere, withoutSolution] = [new Set<number>(), new Set<number>()];
    fc.assert(
      fc.property(fc.oneof(randomProblem, randomProblem.map(fixAll)), (problem) => {
        const solution = solve(problem, 1);
        const optimum = findOptimum(problem);
        expect(solution === undefined).toBe(optimum === undefined);
        if (!solution || !optimum) return;
        expect(getWorth(problem, solution.days)).toEqual(optimum.worth);
        const kept = solveKept(problem, new Budget());
        if (!kept) return void withoutSolution.add(countStays(problem));
        expect(getWorth(problem, kept.days)).toEqual(optimum.worth);
        elsewhere.add(countElsewhere(problem, kept));
      }),
      { numRuns: RUN_COUNT },
    );
    for (const count of [0, 1, 2]) expect(elsewhere).toContain(count);
    expect(withoutSolution).toContain(0);
  },
  TIMEOUT_MS,
);
