import type { ReleasedData } from '../../src/cli/read-input.ts';
import { createPlanner } from '../../src/plan/index.ts';
import type { PlanRequest } from '../../src/schema/plan-request.ts';
import type { PlanningData } from '../../src/schema/planning-data.ts';
import { Budget } from '../../src/solver/budget.ts';
import { Random } from '../../src/solver/random.ts';
import { DEFAULT_STEPS } from '../../src/solver/solve.ts';
import { createRandomRequest, type RequestSize } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { measureCpu } from './figures.ts';
import { readReasons } from './read-reasons.ts';

/** Sizes that are hard in different ways: too much for the days, days without end, and the most that is solved exactly. */
const SIZES: readonly RequestSize[] = [
  { items: [43, 43], days: [1, 1] },
  { items: [43, 43], days: [2, 7] },
  { items: [30, 43], days: [8, 60] },
  { items: [15, 30], days: [1, 10] },
  { items: [13, 14], days: [2, 20] },
  { items: [14, 14], days: [20, 60] },
];
const STARTS = ['00:00', '03:00', '05:00', '07:00', '09:00', '23:59'];

/** A random request with preferences that leave much to choose from, or nothing at all, and many sequences. */
function createExtremeRequest(data: PlanningData, seed: number): PlanRequest {
  const random = new Random(seed);
  const choose = <Value>(values: readonly Value[]): Value => values[random.integer(values.length)] as Value;
  const request = createRandomRequest(data, seed, choose(SIZES));
  const { arrival: _, departure: __, ...preferences } = request.preferences;
  const items = [
    ...request.locations.map((id) => ({ kind: 'location' as const, id })),
    ...request.activities.map((id) => ({ kind: 'activity' as const, id })),
  ];
  const pairs = items.flatMap((item, index) => {
    const next = items[index + 1];
    return index % 2 === 0 && next ? [[item, next]] : [];
  });
  return {
    ...request,
    preferences: {
      ...(random.fraction() < 0.5 ? request.preferences : preferences),
      pace: choose(['full', 'full', 'balanced', 'relaxed'] as const),
      dayStart: choose(STARTS),
    },
    order: random.fraction() < 0.3 ? pairs : request.order,
  };
}

/** A request whose plan was made: the CPU time and the steps that it took, and its text. */
export type MeasuredRequest = { request: PlanRequest; ms: number; steps: number; isSpent: boolean; text: string };

/** Plans extreme requests in Node, and gives them with the one first that took most CPU time. */
export function findWorst(
  { data, version }: Pick<ReleasedData, 'data' | 'version'>,
  { count, seed }: Pick<Arguments, 'count' | 'seed'>,
): readonly MeasuredRequest[] {
  const planner = createPlanner(data, version);
  return Array.from({ length: count }, (_, index) => {
    const request = createExtremeRequest(data, seed * count + index);
    const budget = new Budget(DEFAULT_STEPS);
    const { result: plan, ms } = measureCpu(() => readReasons(planner.makePlan(request, undefined, budget)));
    return { request, ms, steps: budget.spent, isSpent: budget.isSpent, text: JSON.stringify(plan) };
  }).toSorted((a, b) => b.ms - a.ms);
}
