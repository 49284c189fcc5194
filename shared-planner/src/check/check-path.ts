import type { PlanItem } from '../schema/plan.ts';
import type { CheckContext, CheckedDay } from './check-context.ts';
import type { Violation } from './violation.ts';

/** Where an item begins and ends; undefined for a location that the planning data does not know. */
function getEnds(item: PlanItem, { locations }: CheckContext): { from: string; to: string } | undefined {
  if (item.type === 'drive') return item;
  const node =
    item.type === 'meal' ? item.at : item.type === 'activity' ? item.node : locations.get(item.locationId)?.node;
  return node === undefined ? undefined : { from: node, to: node };
}

/** H6: the items of a day are one way from its first base to its last. */
export function checkPath(context: CheckContext, { date, plan }: CheckedDay): Violation[] {
  const { from, to } = plan.base;
  const missing = [...new Set([from, to])].filter((base) => context.getBaseNode(base) === undefined);
  const texts = missing.map((base) => `${date} names ${base}, which is no base, gateway or camp`);
  let node = context.getBaseNode(from);
  for (const [index, item] of plan.items.entries()) {
    const ends = getEnds(item, context);
    if (!ends) continue;
    if (node !== undefined && ends.from !== node)
      texts.push(`the ${item.type} at ${index + 1} on ${date} begins at ${ends.from}, but one is at ${node}`);
    node = ends.to;
  }
  const end = context.getBaseNode(to);
  if (node !== undefined && end !== undefined && node !== end)
    texts.push(`${date} ends at ${to}, whose node is ${end}, but one is at ${node}`);
  return texts.map((message) => ({ rule: 'H6', date, message }));
}
