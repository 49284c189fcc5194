import type { Context } from '../problem/context.ts';
import { createProblem } from '../problem/create-problem.ts';
import type { Item } from '../problem/items.ts';
import { solveExactly } from '../solver/exact.ts';
import type { Limits } from '../solver/problem.ts';

/** The item with one of the requested locations at which it can be done, where it cannot be done by itself. */
function withHost(item: Item, items: readonly Item[]): Item[][] {
  if (item.kind === 'location') return [[item]];
  const hosts = items.filter((other) => other.kind === 'location' && item.activity.locationIds.includes(other.id));
  return [[item], ...hosts.map((host) => [host, item])];
}

/**
 * Whether an item can be done on the days of a context, if nothing else is.
 *
 * @param items the requested items: an activity can be a part of the visit of one of them.
 * @param limits that count instead of those of the pace.
 */
export const fitsAlone = (
  context: Context,
  item: Item,
  items: readonly Item[],
  limits: Partial<Limits> = {},
): boolean =>
  withHost(item, items).some((group) => {
    const { problem } = createProblem(context, group);
    const solution = solveExactly({ ...problem, limits: { ...problem.limits, ...limits } });
    return new Set(solution?.days.flatMap(({ moves }) => moves.map(({ stop }) => stop))).size === group.length;
  });
