import type { ReleasedData } from '../../src/cli/read-input.ts';
import { toSeed } from '../../src/plan/seed.ts';
import type { Problem } from '../../src/solver/problem.ts';
import type { DayRoute } from '../../src/solver/solution.ts';
import { DEFAULT_ITERATIONS, solve } from '../../src/solver/solve.ts';
import { compareWorth, getWorth, type Worth } from '../../src/testing/oracle.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { createProblemReader } from './create-trip.ts';
import { type Figures, measureCpu, summarize, toPercent } from './figures.ts';

const LARGE = { items: [30, 30], days: [10, 10] } as const;
const LONG_RUNS = 10;
const LONGER = 10;

const NO_ROUTES: readonly DayRoute[] = [];
const [PROFIT, TRAVEL] = [1, 5];

/** The best worth of long runs with other seeds. */
function findBest(problem: Problem, seed: number, first: Worth): Worth {
  let best = first;
  for (let run = 1; run <= LONG_RUNS; run++) {
    const solution = solve(problem, seed + run, DEFAULT_ITERATIONS * LONGER);
    const worth = getWorth(problem, solution?.days ?? NO_ROUTES);
    if (compareWorth(worth, best) < 0) best = worth;
  }
  return best;
}

/** Large random requests: how far the default search is from the best of long runs. */
export function runLarge({ data }: ReleasedData, { count, seed }: Arguments): Figures {
  const readProblem = createProblemReader(data);
  const times: number[] = [];
  const gaps: number[] = [];
  const travelGaps: number[] = [];
  let best = 0;
  for (let index = 0; index < count; index++) {
    const request = createRandomRequest(data, seed * count + index, LARGE);
    const problem = readProblem(request);
    const ofRequest = toSeed(request.reference);
    const { result: solution, ms } = measureCpu(() => solve(problem, ofRequest));
    times.push(ms);
    const worth = getWorth(problem, solution?.days ?? NO_ROUTES);
    const reference = findBest(problem, ofRequest, worth);
    const [found, known] = [0 - (worth[PROFIT] ?? 0), 0 - (reference[PROFIT] ?? 0)];
    gaps.push(100 - toPercent(found, known));
    if (compareWorth(worth, reference) === 0) best++;
    const isAlike = worth.slice(0, TRAVEL).every((value, criterion) => value === reference[criterion]);
    if (isAlike) travelGaps.push(toPercent(worth[TRAVEL] ?? 0, reference[TRAVEL] ?? 0) - 100);
  }
  const average = (values: readonly number[]) =>
    Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)) / 1000;
  return {
    requests: count,
    'as good as the best of ten long runs': best,
    'average gap of profit, percent': average(gaps),
    'gap of profit, percent': summarize(gaps),
    'equal up to travel': travelGaps.length,
    'average gap of travel of those, percent': average(travelGaps),
    'CPU time of the solver, ms': summarize(times),
  };
}
