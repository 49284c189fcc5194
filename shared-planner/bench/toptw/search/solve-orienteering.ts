import { search } from '../../../src/solver/search.ts';
import { toArrays } from './arrays.ts';
import { OrienteeringModel } from './model.ts';
import type { OrienteeringProblem } from './problem.ts';

export interface OrienteeringOptions {
  /** Any integer; the same problem, seed and iterations give the same routes. */
  seed: number;
  /** How often the search changes the routes, 0 or more. */
  iterations: number;
}

export interface OrienteeringSolution {
  /** The sum of the profits of all visited stops. */
  profit: number;
  /** For each day the indices of its stops, in order. */
  routes: number[][];
  /** How many iterations were done: fewer than asked for only if every stop is visited. */
  iterations: number;
}

/** Temperatures of the search in mean profits, and the iterations of a cycle; measured on the benchmark. */
const START_TEMPERATURE = { oneDay: 2, severalDays: 1 };
const END_TEMPERATURE = 0.1;
const CYCLE_ITERATIONS = 4000;

/**
 * Searches routes that visit as many mandatory stops as possible and, with that, as much profit as possible.
 *
 * @throws RangeError if the travel matrix is too small or a day cannot be spent even without stops.
 */
export function solveOrienteering(problem: OrienteeringProblem, options: OrienteeringOptions): OrienteeringSolution {
  const { stops, days } = problem;
  const arrays = toArrays(problem);
  const model = new OrienteeringModel(arrays);
  const meanProfit = stops.reduce((sum, { profit }) => sum + profit, 0) / Math.max(1, stops.length);
  const { iterations } = search(model, {
    ...options,
    startTemperature: START_TEMPERATURE[days.length === 1 ? 'oneDay' : 'severalDays'] * meanProfit,
    endTemperature: END_TEMPERATURE * meanProfit,
    cycles: Math.max(1, Math.floor(options.iterations / (CYCLE_ITERATIONS * days.length ** 2))),
    bound: arrays.gains.reduce((sum, gain) => sum + gain, 0),
  });
  const routes = model.listRoutes();
  const profit = routes.flat().reduce((sum, stop) => sum + (stops[stop]?.profit ?? 0), 0);
  return { profit, routes, iterations };
}
