import type { ItemDay, PlanRequest } from '../../src/schema/plan-request.ts';
import type { PlanningData } from '../../src/schema/planning-data.ts';
import type { Random } from '../../src/solver/random.ts';

type Item = Pick<ItemDay, 'kind' | 'id'>;

export const EDIT_KINDS = ['remove', 'add', 'move'] as const;

/** An edit of a plan: a scheduled item is removed or moved to another day, or an item is added. */
export type Edit = { kind: (typeof EDIT_KINDS)[number]; item: Item; request: PlanRequest };

export const isSameItem = (a: Item, b: Item): boolean => a.kind === b.kind && a.id === b.id;

/** Changes the ids of an item's kind. */
const withIds = (request: PlanRequest, { kind }: Item, change: (ids: number[]) => number[]): PlanRequest =>
  kind === 'location'
    ? { ...request, locations: change(request.locations) }
    : { ...request, activities: change(request.activities) };

function remove(request: PlanRequest, item: Item): PlanRequest {
  const rest = withIds(request, item, (ids) => ids.filter((id) => id !== item.id));
  return { ...rest, locks: request.locks.filter((lock) => !isSameItem(lock, item)) };
}

/** An item that is moved by hand leaves its sequence. */
const moveTo = (request: PlanRequest, { kind, id }: Item, date: string): PlanRequest => ({
  ...request,
  locks: [...request.locks.filter((lock) => !isSameItem(lock, { kind, id })), { kind, id, date }],
  order: request.order.map((sequence) => sequence.filter((other) => !isSameItem(other, { kind, id }))),
});

/** The items that a request does not name. */
function listOthers(data: PlanningData, { locations, activities }: PlanRequest): Item[] {
  const isFree = (ids: readonly number[]) => (entry: { id: number }) => !ids.includes(entry.id);
  return [
    ...data.locations.filter(isFree(locations)).map(({ id }) => ({ kind: 'location' as const, id })),
    ...data.activities.filter(isFree(activities)).map(({ id }) => ({ kind: 'activity' as const, id })),
  ];
}

/**
 * Creates a random edit of a plan; undefined when there is nothing to edit.
 *
 * @param scheduled the items of the plan with their days.
 * @param dates of the plan.
 */
export function createEdit(
  random: Random,
  data: PlanningData,
  request: PlanRequest,
  scheduled: readonly ItemDay[],
  dates: readonly string[],
): Edit | undefined {
  const kind = EDIT_KINDS[random.integer(EDIT_KINDS.length)] ?? 'add';
  const candidates: readonly Item[] = kind === 'add' ? listOthers(data, request) : scheduled;
  if (candidates.length === 0) return undefined;
  const item = candidates[random.integer(candidates.length)] as Item;
  if (kind === 'remove') return { kind, item, request: remove(request, item) };
  if (kind === 'add') return { kind, item, request: withIds(request, item, (ids) => [...ids, item.id]) };
  const known = scheduled.find((other) => isSameItem(other, item))?.date;
  const others = dates.filter((date) => date !== known);
  if (others.length === 0) return undefined;
  return { kind, item, request: moveTo(request, item, others[random.integer(others.length)] as string) };
}
