import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOptimum, getWorth } from '../testing/oracle.ts';
import { randomProblem } from '../testing/random-problems.ts';
import { RUN_COUNT } from '../testing/run-count.ts';
import { evaluate } from './evaluate.ts';
import { solveExactly } from './exact.ts';
import { scheduleDay } from './schedule.ts';

/** For the long run; a short one takes a second. */
const TIMEOUT_MS = 300_000;

it(
  'finds a solution that no other one is better than',
  () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const solution = solveExactly(problem);
        const optimum = findOptimum(problem);
        expect(solution === undefined).toBe(optimum === undefined);
        if (!solution || !optimum) return;
        expect(getWorth(problem, solution.days)).toEqual(optimum.worth);
        const isAlone = problem.days.every((day) => !(day.fixedLevelBefore || day.fixedLevelAfter));
        if (isAlone) expect(evaluate(problem, solution.days)).toEqual(evaluate(problem, optimum.routes));
      }),
      { numRuns: RUN_COUNT },
    );
  },
  TIMEOUT_MS,
);

it(
  'gives routes that fit into their days',
  () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const solution = solveExactly(problem);
        problem.days.forEach((day, index) => {
          const route = solution?.days[index];
          if (!route) return;
          const events = scheduleDay(problem, day, route);
          const [first, last] = [events[0], events.at(-1)];
          if (!first || !last) return;
          expect(last.end).toBeLessThanOrEqual(day.latestReturn);
          expect(last.end - first.begin).toBeLessThanOrEqual(problem.limits.maxDay);
          events.slice(1).forEach((event, before) => {
            expect(event.begin).toBeGreaterThanOrEqual(events[before]?.end ?? 0);
          });
        });
      }),
      { numRuns: RUN_COUNT },
    );
  },
  TIMEOUT_MS,
);
