import { checkPlan } from '../../src/check/index.ts';
import type { ReleasedData } from '../../src/cli/read-input.ts';
import { createPlanner } from '../../src/plan/index.ts';
import { toSeed } from '../../src/plan/seed.ts';
import type { Problem } from '../../src/solver/problem.ts';
import { solve } from '../../src/solver/solve.ts';
import { compareWorth, findOptimum, getWorth } from '../../src/testing/oracle.ts';
import { TooManyStepsError } from '../../src/testing/oracle-days.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { createProblemReader } from './create-trip.ts';
import { type Figures, measureCpu, summarize, toPercent } from './figures.ts';
import { readReasons } from './read-reasons.ts';

type Comparison = 'optimal' | 'worse' | 'better' | 'not compared';

/** Compares a solution with the one of the oracle. */
function compare(problem: Problem, reference: string, steps: number): Comparison {
  const solution = solve(problem, toSeed(reference));
  try {
    const optimum = findOptimum(problem, steps);
    if (!solution || !optimum) return solution === optimum ? 'optimal' : 'worse';
    const difference = compareWorth(getWorth(problem, solution.days), optimum.worth);
    return difference === 0 ? 'optimal' : difference > 0 ? 'worse' : 'better';
  } catch (error) {
    if (error instanceof TooManyStepsError) return 'not compared';
    throw error;
  }
}

/** Random requests of visitor size: whether their plans are optimal and keep all rules, and how long they take. */
export function runSmall({ data, version }: ReleasedData, args: Arguments): Figures {
  const { count, seed, maxItems, maxDays, steps } = args;
  const planner = createPlanner(data, version);
  const readProblem = createProblemReader(data);
  const counts: Record<Comparison, number> = { optimal: 0, worse: 0, better: 0, 'not compared': 0 };
  const times: number[] = [];
  const notOptimal: string[] = [];
  const violations: string[] = [];
  for (let index = 0; index < count; index++) {
    const request = createRandomRequest(data, seed * count + index, { items: [1, maxItems], days: [1, maxDays] });
    const { result: plan, ms } = measureCpu(() => readReasons(planner.makePlan(request)));
    times.push(ms);
    for (const { rule, date = '', message } of checkPlan(plan, request, data))
      violations.push(`${request.reference} ${rule} ${date} ${message}`);
    const comparison = compare(readProblem(request), request.reference, steps);
    counts[comparison]++;
    if (comparison === 'worse' || comparison === 'better') notOptimal.push(`${request.reference} ${comparison}`);
  }
  const compared = count - counts['not compared'];
  return {
    requests: count,
    'compared with the oracle': compared,
    'not compared, because the oracle needs too many steps': counts['not compared'],
    optimal: counts.optimal,
    'optimal of those compared, percent': toPercent(counts.optimal, compared),
    'not optimal': notOptimal,
    violations: violations.length,
    'first violations': violations.slice(0, 10),
    'CPU time of a plan, ms': summarize(times),
  };
}
