import { MAX_EXACT_STOPS, solveExactly } from './exact.ts';
import type { Problem } from './problem.ts';
import { search } from './search.ts';
import type { Solution } from './solution.ts';
import { TripModel } from './trip-model.ts';

/** How often a part of a large trip is planned anew: for each of its days. */
const ITERATIONS_PER_DAY = 20;
const MIN_ITERATIONS = 100;

/** How much longer, in minutes of travel, the trip may become for a while. */
const START_TEMPERATURE = 60;

/**
 * Solves a problem: exactly if it has at most `MAX_EXACT_STOPS` stops, otherwise by search.
 *
 * @param seed any integer; the same seed gives the same solution.
 * @param iterations of the search; the number of days decides unless it is given.
 * @returns undefined when no road joins the bases of the trip.
 */
export function solve(problem: Problem, seed: number, iterations?: number): Solution | undefined {
  if (problem.stops.length <= MAX_EXACT_STOPS) return solveExactly(problem);
  const empty = solveExactly(withoutStops(problem));
  if (!empty) return undefined;
  const model = new TripModel(problem, empty.days);
  search(model, {
    seed,
    iterations: iterations ?? Math.max(MIN_ITERATIONS, problem.days.length * ITERATIONS_PER_DAY),
    startTemperature: START_TEMPERATURE,
    endTemperature: 1,
  });
  return { days: model.routes, isOptimal: false };
}

/** The problem of the same days with nothing to do. */
const withoutStops = (problem: Problem): Problem => ({
  ...problem,
  stops: [],
  days: problem.days.map((day) => ({ ...day, kind: { ...day.kind, stops: [] } })),
});
