import { checkPlan } from '../../src/check/index.ts';
import type { ReleasedData } from '../../src/cli/read-input.ts';
import { createPlanner } from '../../src/plan/index.ts';
import { toSeed } from '../../src/plan/seed.ts';
import { PlanRequest } from '../../src/schema/plan-request.ts';
import type { PlanningData } from '../../src/schema/planning-data.ts';
import type { Problem } from '../../src/solver/problem.ts';
import type { DayRoute } from '../../src/solver/solution.ts';
import { DEFAULT_ITERATIONS, solve } from '../../src/solver/solve.ts';
import { compareWorth, getWorth, type Worth } from '../../src/testing/oracle.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { createProblemReader } from './create-trip.ts';
import { type Figures, measureCpu, summarize, toPercent } from './figures.ts';
import { readReasons } from './read-reasons.ts';

/** What is asked for: the items, and the days for them. The catalogue has 43 items. */
const SIZES = {
  '30 items on 10 days': { items: [30, 30], days: [10, 10] },
  '43 items on 14 days': { items: [43, 43], days: [14, 14] },
  '43 items on 1 day': { items: [43, 43], days: [1, 1] },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
const LONG_RUNS = 3;
const LONGER = 10;

const NO_ROUTES: readonly DayRoute[] = [];
const [PROFIT, TRAVEL] = [1, 6];

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

const average = (values: readonly number[]) =>
  Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)) / 1000;

/** A request of random items and dates with the preferences of a first plan, as visitors send it. */
function createVisitorsRequest(data: PlanningData, seed: number, size: Size): PlanRequest {
  const { preferences: _, locks: __, order: ___, ...request } = createRandomRequest(data, seed, size);
  return PlanRequest.parse(request);
}

function runSize({ data, version }: ReleasedData, { count, seed }: Arguments, size: Size): Figures {
  const readProblem = createProblemReader(data);
  const planner = createPlanner(data, version);
  const [ofSolver, ofPlan, ofCheck]: [number[], number[], number[]] = [[], [], []];
  const gaps: number[] = [];
  const travelGaps: number[] = [];
  const items: string[] = [];
  let best = 0;
  let violations = 0;
  for (let index = 0; index < count; index++) {
    const request = createVisitorsRequest(data, seed * count + index, size);
    const problem = readProblem(request);
    const ofRequest = toSeed(request.reference);
    const { result: solution, ms } = measureCpu(() => solve(problem, ofRequest));
    ofSolver.push(ms);
    const made = measureCpu(() => readReasons(planner.makePlan(request)));
    ofPlan.push(made.ms);
    const verified = measureCpu(() => checkPlan(made.result, request, data));
    ofCheck.push(verified.ms);
    violations += verified.result.length;
    const days = solution?.days ?? NO_ROUTES;
    items.push(`${days.flatMap(({ moves }) => moves).length} of ${problem.stops.length}`);
    const worth = getWorth(problem, days);
    const reference = findBest(problem, ofRequest, worth);
    const [found, known] = [0 - (worth[PROFIT] ?? 0), 0 - (reference[PROFIT] ?? 0)];
    gaps.push(100 - toPercent(found, known));
    if (compareWorth(worth, reference) === 0) best++;
    const isAlike = worth.slice(0, TRAVEL).every((value, criterion) => value === reference[criterion]);
    if (isAlike) travelGaps.push(toPercent(worth[TRAVEL] ?? 0, reference[TRAVEL] ?? 0) - 100);
  }
  return {
    requests: count,
    'items in the plan, of those that are possible': items,
    'as good as the best of three long runs': best,
    'average gap of profit, percent': average(gaps),
    'gap of profit, percent': summarize(gaps),
    'equal up to travel': travelGaps.length,
    'average gap of travel of those, percent': average(travelGaps),
    'CPU time of the solver, ms': summarize(ofSolver),
    'CPU time of the whole plan, ms': summarize(ofPlan),
    'CPU time of the verifier, ms': summarize(ofCheck),
    'violations of hard rules': violations,
  };
}

/**
 * Large random requests: how far the default search is from the best of long runs, and what the plan and its verification
 * cost.
 */
export const runLarge = (released: ReleasedData, args: Arguments): Figures =>
  Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, runSize(released, args, size)]));
