import { HARD_LEVEL, type Problem, type Stop } from './problem.ts';
import { EASE, type Ease } from './solution.ts';

/**
 * What is compared, smaller is better, besides the profit, which follows the stops that stay: first `main`, then `rest`.
 * Each is a sum over the days, so that solutions are compared without building them. `CRITERIA` has their order.
 */
export type Cost = { main: number; rest: number };

/**
 * What makes one of two solutions with the same items better, from the most important on, and how much each counts: more
 * than all that follow it together (docs/planner.md, "What is better"). The first five are parts of `main`, the others of
 * `rest`. Bounds: 60 days of 18 hours of travel, 63 stops, 15 companions, 256 pairs, 12 points of discomfort a day.
 */
export const CRITERIA = {
  stays: 2 ** 35,
  discomfort: 2 ** 19,
  preferred: 2 ** 13,
  companions: 2 ** 9,
  together: 1,
  travel: 2 ** 35,
  load: 2 ** 18,
  runs: 2 ** 12,
  lateness: 1,
} as const;
const HALF_HOUR = 30;

/** More than pairs, companions and stops on better days can take from `main`. */
const SLACK = 2 ** 20;

/** How much a stop counts that is on a day on which it should stay. */
export const getStayWeight = (stop: Stop | undefined, day: number): number =>
  stop?.stay?.day === day ? stop.stay.weight : 0;

/** The weights of the stops that stay, read from a sum of `main`: what else is in it is between -SLACK and their weight less SLACK. */
export const getStays = (main: number): number => Math.floor((CRITERIA.stays - SLACK - main) / CRITERIA.stays);

/** What `main` is without the stops that stay, in parts of the most that it can be. */
export const getMainShare = (main: number): number => (main + getStays(main) * CRITERIA.stays) / CRITERIA.stays;

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
  discomfort: number;
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
export function getDayCost(counts: DayCounts): Cost {
  const load = Math.round((counts.travel + counts.visits) / HALF_HOUR);
  return {
    main:
      counts.discomfort * CRITERIA.discomfort -
      counts.kept * CRITERIA.stays -
      counts.preferred * CRITERIA.preferred -
      counts.companions * CRITERIA.companions -
      counts.pairs * CRITERIA.together,
    rest: counts.travel * CRITERIA.travel + load * load * CRITERIA.load + counts.lateness * CRITERIA.lateness,
  };
}

/** The discomfort of a night away from base 0, and of a day that is nothing but a way as long as `LONG_MOVE` or longer. */
const [NIGHT_AWAY, ONLY_MOVES] = [1, 4];
const LONG_MOVE = 120;

/** What of a day's route its discomfort depends on. */
type DayFacts = { ease: Ease; to: number; isEmpty: boolean; travel: number };

/** What a day is in discomfort: by its ease, and by where it leads. */
export const getDiscomfort = ({ ease, to, isEmpty, travel }: DayFacts): number =>
  EASE[ease] + (to === 0 ? 0 : NIGHT_AWAY) + (isEmpty && travel >= LONG_MOVE ? ONLY_MOVES : 0);

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
  levelBefore >= HARD_LEVEL && level >= HARD_LEVEL ? CRITERIA.runs : 0;
