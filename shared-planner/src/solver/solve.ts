import { MAX_EXACT_STOPS, solveExactly } from './exact.ts';
import type { Problem } from './problem.ts';
import { search } from './search.ts';
import type { Solution } from './solution.ts';
import { TripModel } from './trip-model.ts';

/** How often a part of a large trip is planned anew. */
export const DEFAULT_ITERATIONS = 200;

/** How many stops may be given up for a while, on average. */
const START_TEMPERATURE = 0.2;
const END_TEMPERATURE = 0.02;

/**
 * Solves a problem: exactly if it has at most `MAX_EXACT_STOPS` stops, otherwise by search.
 *
 * @param seed any integer; the same seed gives the same solution.
 * @param iterations of the search, 0 or more.
 * @returns undefined when no road joins the bases of the trip.
 */
export function solve(problem: Problem, seed: number, iterations = DEFAULT_ITERATIONS): Solution | undefined {
  if (problem.stops.length <= MAX_EXACT_STOPS) return solveExactly(problem);
  const empty = solveExactly(withoutStops(problem));
  if (!empty) return undefined;
  const model = new TripModel(problem, empty.days);
  search(model, {
    seed,
    iterations,
    startTemperature: START_TEMPERATURE,
    endTemperature: END_TEMPERATURE,
  });
  return { days: model.routes, isOptimal: false };
}

/** The problem of the same days with nothing to do. */
const withoutStops = (problem: Problem): Problem => ({
  ...problem,
  stops: [],
  days: problem.days.map((day) => ({ ...day, kind: { ...day.kind, stops: [] } })),
});
