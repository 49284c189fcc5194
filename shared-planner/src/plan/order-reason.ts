import type { Context } from '../problem/context.ts';
import type { TripProblem } from '../problem/create-problem.ts';
import type { Item } from '../problem/items.ts';
import type { ItemReference } from '../schema/plan-request.ts';
import type { Budget } from '../solver/budget.ts';
import type { Solution } from '../solver/solution.ts';
import { solve } from '../solver/solve.ts';
import { toSeed } from './seed.ts';

const listDone = (solution: Solution | undefined): number[] =>
  (solution?.days ?? []).flatMap(({ moves }) => moves.map(({ stop }) => stop));

/**
 * Finds the items that are left out only because of their order: without their sequence they would be in the solution, with
 * everything that is in it now.
 *
 * @param solution of the trip as it was requested.
 * @param iterations of the search that found it; undefined for as many as usual.
 * @param budget of steps: what is left out by an order is not found when they are spent.
 */
export function findLeftOutByOrder(
  { request }: Context,
  { problem, items }: TripProblem,
  solution: Solution,
  iterations: number | undefined,
  budget: Budget,
): Item[] {
  const done = listDone(solution);
  const isIn = (sequence: readonly ItemReference[], stop: number) =>
    sequence.some(({ kind, id }) => items[stop]?.kind === kind && items[stop]?.id === id);
  return request.order.flatMap((sequence) => {
    const ordered = items.flatMap((_, stop) => (isIn(sequence, stop) ? [stop] : []));
    const leftOut = ordered.filter((stop) => !done.includes(stop));
    if (leftOut.length === 0 || ordered.length < 2 || budget.isSpent) return [];
    const stops = problem.stops.map((stop, index) => (ordered.includes(index) ? { ...stop, predecessors: [] } : stop));
    const doneFreely = new Set(listDone(solve({ ...problem, stops }, toSeed(request.reference), iterations, budget)));
    return done.every((stop) => doneFreely.has(stop))
      ? leftOut.filter((stop) => doneFreely.has(stop)).flatMap((stop) => items[stop] ?? [])
      : [];
  });
}
