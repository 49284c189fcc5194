import { Random } from './random.ts';

/**
 * What the search improves. A model owns one working solution, a copy of the current one and a copy of the best one; the
 * search knows only the order of the calls.
 */
export interface SearchModel {
  /** Takes a part of the working solution away. */
  ruin(random: Random): void;
  /** Completes the working solution; also called once at the start, on the empty one. */
  recreate(random: Random): void;
  /** The score of the working solution; larger is better. */
  score(): number;
  /** Makes the working solution the current one. */
  keep(): void;
  /** Makes the current solution the working one again. */
  restore(): void;
  /** Makes the working solution the best one. */
  keepBest(): void;
  /** Makes the best solution the working one and the current one. */
  restoreBest(): void;
}

export interface SearchOptions {
  /** Any integer; the same seed gives the same solution. */
  seed: number;
  /** How often to ruin and recreate, 0 or more. */
  iterations: number;
  /** How much worse, at most on average, an accepted solution may be when a cycle begins; in units of the score. */
  startTemperature: number;
  /** The same when a cycle ends; in between it falls along a parabola. */
  endTemperature: number;
  /** How often the temperature falls from start to end, 1 or more; 1 unless given. */
  cycles?: number;
  /** A score that cannot be exceeded: the search ends when it is reached. */
  bound?: number;
}

export interface SearchResult {
  /** The score of the best solution, which the model holds as its working one. */
  score: number;
  /** How many iterations were done: fewer than asked for only if the bound was reached. */
  iterations: number;
}

/** How far a cycle has come after a share of all iterations, from 0 to below 1. */
const getPhase = (share: number, cycles: number): number => share * cycles - Math.floor(share * cycles);

/**
 * Large neighbourhood search with annealed acceptance: ruin and recreate, keep what is better, and what is worse by not
 * more than a random amount that shrinks (G. Schrimpf et al., 2000, "Record breaking optimization results using the ruin
 * and recreate principle"; J. Christiaens and G. Vanden Berghe, 2020, "Slack induction by string removals"). It reads no
 * clock: the same model, seed and iterations give the same solution.
 */
export function search(model: SearchModel, options: SearchOptions): SearchResult {
  const { seed, iterations, startTemperature, endTemperature, cycles = 1 } = options;
  const { bound = Number.POSITIVE_INFINITY } = options;
  const random = new Random(seed);
  model.recreate(random);
  model.keep();
  model.keepBest();
  let current = model.score();
  let best = current;
  let iteration = 0;
  for (; iteration < iterations && best < bound; iteration++) {
    const rest = 1 - getPhase(iteration / iterations, cycles);
    const temperature = endTemperature + (startTemperature - endTemperature) * rest * rest;
    model.ruin(random);
    model.recreate(random);
    const score = model.score();
    if (score < current && score <= current - temperature * random.exponential()) {
      model.restore();
      continue;
    }
    model.keep();
    current = score;
    if (score > best) {
      best = score;
      model.keepBest();
    }
  }
  model.restoreBest();
  return { score: best, iterations: iteration };
}
