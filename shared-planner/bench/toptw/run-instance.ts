import type { Arguments } from './arguments.ts';
import type { OrienteeringProblem, Routes } from './search/problem.ts';
import { type OrienteeringSolution, solveOrienteering } from './search/solve-orienteering.ts';
import { sumProfit, verifyRoutes } from './search/verify-routes.ts';

/** Runs of the comparison with long runs. */
const LONG_RUNS = 10;

/** A calibration is long enough when it took this share of the time asked for, or this many milliseconds. */
const CALIBRATION_SHARE = 0.3;
const CALIBRATION_MS = 50;

export interface Run {
  score: number;
  routes: Routes;
  iterations: number;
  /** Milliseconds of CPU time of all threads of this process. */
  cpu: number;
  /** The rules that the routes break; the score is checked as well. */
  errors: string[];
}

/** A clock of CPU time in milliseconds; tests pass their own. */
export type CpuClock = () => number;

const readCpuClock: CpuClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function measure(problem: OrienteeringProblem, seed: number, iterations: number, clock: CpuClock) {
  const start = clock();
  const solution: OrienteeringSolution = solveOrienteering(problem, { seed, iterations });
  return { solution, cpu: clock() - start };
}

/** How many iterations take about `cpu` milliseconds, from runs whose results are thrown away. */
export function calibrate(problem: OrienteeringProblem, seed: number, cpu: number, clock: CpuClock): number {
  const enough = Math.min(cpu * CALIBRATION_SHARE, CALIBRATION_MS);
  for (let iterations = 64; ; iterations *= 2) {
    const run = measure(problem, seed, iterations, clock);
    // A run that ends early has found the best that is possible: more iterations change nothing.
    if (run.solution.iterations < iterations) return iterations;
    if (run.cpu < enough) continue;
    // The second of two equal runs is not slowed down by code that is not yet compiled.
    const taken = Math.min(run.cpu, measure(problem, seed, iterations, clock).cpu);
    return Math.max(1, Math.round((iterations * cpu) / taken));
  }
}

/** Solves a problem once, from scratch, within a number of iterations or about a CPU time, and verifies the routes. */
export function runInstance(
  problem: OrienteeringProblem,
  { budget, seed }: Pick<Arguments, 'budget' | 'seed'>,
  clock: CpuClock = readCpuClock,
): Run {
  const iterations = 'cpu' in budget ? calibrate(problem, seed, budget.cpu, clock) : budget.iterations;
  const { solution, cpu } = measure(problem, seed, iterations, clock);
  const { profit: score, routes } = solution;
  const errors = verifyRoutes(problem, routes);
  const sum = sumProfit(problem, routes);
  if (sum !== score) errors.push(`the score is ${score}, but the stops are worth ${sum}`);
  return { score, routes, iterations, cpu, errors };
}

/** The best score of ten runs with other seeds than `seed`. */
export function runLong(problem: OrienteeringProblem, seed: number, iterations: number): number {
  const scores = Array.from(
    { length: LONG_RUNS },
    (_, index) => solveOrienteering(problem, { seed: seed + 1 + index, iterations }).profit,
  );
  return Math.max(...scores);
}
