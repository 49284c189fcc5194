import type { Plan, PlanDay, PlanItem } from '../schema/plan.ts';
import type { ItemDay, ItemReference } from '../schema/plan-request.ts';

/** The requested items that an item of a plan is for: a visit is for its location and the activities there. */
export function listItems(item: PlanItem, date: string): ItemDay[] {
  if (item.type === 'activity') return [{ kind: 'activity', id: item.activityId, date }];
  if (item.type !== 'visit') return [];
  return [
    { kind: 'location', id: item.locationId, date },
    ...item.activityIds.map((id) => ({ kind: 'activity' as const, id, date })),
  ];
}

/** The requested items of a plan with their days, in the order of the plan. */
export const listScheduled = ({ days }: Plan): ItemDay[] =>
  days.flatMap(({ date, items }) => items.flatMap((item) => listItems(item, date)));

/** The stops of a day in their order: its visits, by their location, and the activities that are done by themselves. */
export const listStops = ({ items }: PlanDay): ItemReference[] =>
  items.flatMap((item): ItemReference[] => {
    if (item.type === 'visit') return [{ kind: 'location', id: item.locationId }];
    return item.type === 'activity' ? [{ kind: 'activity', id: item.activityId }] : [];
  });
