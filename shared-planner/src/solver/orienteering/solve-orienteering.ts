import { search } from '../search.ts';
import { toArrays } from './arrays.ts';
import { OrienteeringModel, TUNING } from './model.ts';
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
  routes: number[][];
  /** How many iterations were done: fewer than asked for only if nothing better is possible. */
  iterations: number;
}

/** Searches routes that visit as many mandatory stops as possible and then as much profit as possible. */
export function solveOrienteering(problem: OrienteeringProblem, options: OrienteeringOptions): OrienteeringSolution {
  const arrays = toArrays(problem);
  const model = new OrienteeringModel(arrays, TUNING);
  const bound = arrays.gains.reduce((sum, gain) => sum + gain, 0);
  const mean = problem.stops.reduce((sum, { profit }) => sum + profit, 0) / problem.stops.length;
  const { iterations } = search(model, { ...options, startTemperature: mean, endTemperature: 0, bound });
  const routes = model.routes();
  const profit = routes.flat().reduce((sum, stop) => sum + (problem.stops[stop]?.profit ?? 0), 0);
  return { profit, routes, iterations };
}
