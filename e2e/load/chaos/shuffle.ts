import type { Random } from '../../../shared-planner/src/solver/random.ts';

/** Chooses one of several values, each equally likely. */
export const choose = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random.integer(values.length)] as Value;

/** Puts values in an order of which each is equally likely. */
export const shuffle = <Value>(random: Random, values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, rank: random.fraction() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
