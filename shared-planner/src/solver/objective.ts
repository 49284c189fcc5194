import type { DayOption } from './day-search.ts';
import { HARD_LEVEL, type Problem } from './problem.ts';

/**
 * What is compared after the profit, smaller is better: first `main`, then `rest`. Each is a sum over the days, so that
 * solutions are compared without building them. `main` is, in this order: stops that stayed on their day, ease, stops on
 * a better day, companions, travel. `rest`: even load, neighbours on one day, hard days in a row.
 */
export type Cost = { main: number; rest: number };

const [KEPT, EASE, PREFERRED, COMPANION] = [2 ** 37, 2 ** 29, 2 ** 23, 2 ** 17];
const [LOAD, NEIGHBOURS] = [2 ** 15, 2 ** 6];
const QUARTER_HOUR = 15;

/** Number of bits that are set. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Sets of stops that are asked for again and again. */
export type StopSets = { preferred: number; kept: number; neighbours: readonly number[] };

/** The sets of a day: its better stops, those that were on it before an edit, and the neighbours of each stop. */
export function getStopSets({ stops, days }: Problem, day: number): StopSets {
  const collect = (has: (stop: number) => boolean | undefined) =>
    stops.reduce((set, _, stop) => (has(stop) ? set | (1 << stop) : set), 0);
  return {
    preferred: collect((stop) => days[day]?.kind.stops[stop]?.isPreferred),
    kept: collect((stop) => stops[stop]?.previousDay === day),
    neighbours: stops.map(({ neighbours }) => neighbours.reduce((set, stop) => set | (1 << stop), 0)),
  };
}

/** The cost of a day with a route. */
export function getDayCost(
  { stops, companions, travel, visits }: Pick<DayOption, 'stops' | 'companions' | 'travel' | 'visits'>,
  ease: number,
  { preferred, kept, neighbours }: StopSets,
): Cost {
  const load = Math.round((travel + visits) / QUARTER_HOUR);
  const pairs = neighbours.reduce((sum, set, stop) => (stops & (1 << stop) ? sum + countBits(stops & set) : sum), 0);
  return {
    main:
      ease * EASE -
      countBits(stops & kept) * KEPT -
      countBits(stops & preferred) * PREFERRED -
      companions * COMPANION +
      travel,
    rest: load * load * LOAD - pairs * NEIGHBOURS,
  };
}

/** What a hard day after a hard day adds to `rest`. */
export const getRunCost = (levelBefore: number, level: number): number =>
  levelBefore >= HARD_LEVEL && level >= HARD_LEVEL ? 1 : 0;
