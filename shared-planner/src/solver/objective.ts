import { HARD_LEVEL, type Problem, type Stop } from './problem.ts';

/**
 * What is compared, smaller is better, besides the profit, which follows the stops that stay: first `main`, then `rest`. Each is a sum over the days, so that
 * solutions are compared without building them. `main` is, in this order: stops that stay on their day, ease, stops on
 * a better day, companions, travel. `rest`: even load, neighbours on one day, hard days in a row, early days.
 */
export type Cost = { main: number; rest: number };

// The sums stay below the next weight: 60 days of 18 hours of travel, 15 companions, 63 stops, ease 4 on 60 days.
const [COMPANION, PREFERRED, EASE_WEIGHT, KEPT] = [2 ** 16, 2 ** 20, 2 ** 26, 2 ** 34];
const [RUN, NEIGHBOURS, LOAD] = [2 ** 12, 2 ** 18, 2 ** 27];
const QUARTER_HOUR = 15;

/** More than companions and stops on better days can take from `main`. */
const SLACK = 2 ** 27;

/** How much a stop counts that is on a day on which it should stay. */
export const getStayWeight = (stop: Stop | undefined, day: number): number =>
  stop?.stay?.day === day ? stop.stay.weight : 0;

/** The weights of the stops that stay, read from a sum of `main`: what else is in it is between -SLACK and KEPT - SLACK. */
export const getStays = (main: number): number => Math.floor((KEPT - SLACK - main) / KEPT);

/** What `main` is without the stops that stay, in parts of the most that it can be. */
export const getMainShare = (main: number): number => (main + getStays(main) * KEPT) / KEPT;

/** Number of bits that are set. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Sets of stops that are asked for again and again. */
export type StopSets = {
  day: number;
  preferred: number;
  stays: readonly { stop: number; weight: number }[];
  neighbours: readonly number[];
};

/** The sets of a day: its better stops, those that should stay on it, and the neighbours of each stop. */
export function getStopSets({ stops, days }: Problem, day: number): StopSets {
  const collect = (has: (stop: number) => boolean | undefined) =>
    stops.reduce((set, _, stop) => (has(stop) ? set | (1 << stop) : set), 0);
  return {
    day,
    preferred: collect((stop) => days[day]?.kind.stops[stop]?.isPreferred),
    stays: stops.flatMap(({ stay }, stop) => (stay?.day === day ? [{ stop, weight: stay.weight }] : [])),
    neighbours: stops.map(({ neighbours }) => neighbours.reduce((set, stop) => set | (1 << stop), 0)),
  };
}

/** What is counted on a day: weights of the stops that stay, stops that are preferred there, companions, pairs of neighbours. */
export type DayCounts = {
  ease: number;
  kept: number;
  preferred: number;
  companions: number;
  pairs: number;
  /** Minutes of all legs, and of all stops. */
  travel: number;
  visits: number;
  /** The number of the day for each of its stops. */
  lateness: number;
};

/** The cost of a day. */
export function getDayCost({ ease, kept, preferred, companions, pairs, travel, visits, lateness }: DayCounts): Cost {
  const load = Math.round((travel + visits) / QUARTER_HOUR);
  return {
    main: ease * EASE_WEIGHT - kept * KEPT - preferred * PREFERRED - companions * COMPANION + travel,
    rest: load * load * LOAD - pairs * NEIGHBOURS + lateness,
  };
}

/** Counts what is in a set of stops on a day. */
export function countSet(stops: number, { day, preferred, stays, neighbours }: StopSets) {
  return {
    lateness: day * countBits(stops),
    preferred: countBits(stops & preferred),
    kept: stays.reduce((sum, { stop, weight }) => (stops & (1 << stop) ? sum + weight : sum), 0),
    pairs: neighbours.reduce((sum, set, stop) => (stops & (1 << stop) ? sum + countBits(stops & set) : sum), 0),
  };
}

/** What a hard day after a hard day adds to `rest`. */
export const getRunCost = (levelBefore: number, level: number): number =>
  levelBefore >= HARD_LEVEL && level >= HARD_LEVEL ? RUN : 0;
