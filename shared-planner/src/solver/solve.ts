import { Budget, BudgetSpentError } from './budget.ts';
import { MAX_EXACT_STOPS, solveExactly } from './exact.ts';
import { solveKept } from './keep-stays.ts';
import type { Problem } from './problem.ts';
import { search } from './search.ts';
import type { Solution } from './solution.ts';
import { TripModel } from './trip-model.ts';

/** How often a part of a large trip is planned anew. */
export const DEFAULT_ITERATIONS = 200;

/** The steps of a plan (docs/planner.md has what they take). */
export const DEFAULT_STEPS = 400_000_000;

/** The share of the steps that an exact solution may take; the rest is for the search, where that is not enough. */
const EXACT_SHARE = 0.9;

/** How many stops may be given up for a while, on average. */
const START_TEMPERATURE = 0.2;
const END_TEMPERATURE = 0.02;

/**
 * Solves a problem: exactly if it has at most `MAX_EXACT_STOPS` stops and the budget is enough for that, otherwise by search.
 *
 * @param seed any integer; the same seed and budget give the same solution.
 * @param iterations of the search, 0 or more.
 * @param budget of steps: when they are spent, the solution is the best one until then.
 * @returns undefined when no road joins the bases of the trip.
 */
export function solve(
  problem: Problem,
  seed: number,
  iterations = DEFAULT_ITERATIONS,
  budget = new Budget(),
): Solution | undefined {
  const exact =
    problem.stops.length <= MAX_EXACT_STOPS
      ? budget.attempt(EXACT_SHARE, (part) => solveWithin(problem, part))
      : undefined;
  if (exact) return exact;
  const empty = solveExactly(withoutStops(problem));
  if (!empty) return undefined;
  const model = new TripModel(problem, empty.days, budget);
  try {
    search(model, {
      seed,
      iterations,
      startTemperature: START_TEMPERATURE,
      endTemperature: END_TEMPERATURE,
    });
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error;
    model.stop();
  }
  return { days: model.routes, isOptimal: false };
}

/** An exact solution: after an edit one in which most stops stay on their days, if that is known to be the best. */
const solveWithin = (problem: Problem, budget: Budget): Solution | undefined =>
  solveKept(problem, budget) ?? solveExactly(problem, { isCrowded: problem.stops.some(({ stay }) => stay), budget });

/** The problem of the same days with nothing to do. */
const withoutStops = (problem: Problem): Problem => ({
  ...problem,
  stops: [],
  days: problem.days.map((day) => ({ ...day, kind: { ...day.kind, stops: [] } })),
});
