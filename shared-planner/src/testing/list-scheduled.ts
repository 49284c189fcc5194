import type { Plan } from '../schema/plan.ts';
import type { ItemDay } from '../schema/plan-request.ts';

/** The items of a plan with their days, in the order of the plan. */
export function listScheduled({ days }: Plan): ItemDay[] {
  return days.flatMap(({ date, items }) =>
    items.flatMap((item): ItemDay[] => {
      if (item.type === 'activity') return [{ kind: 'activity', id: item.activityId, date }];
      if (item.type !== 'visit') return [];
      return [
        { kind: 'location', id: item.locationId, date },
        ...item.activityIds.map((id) => ({ kind: 'activity' as const, id, date })),
      ];
    }),
  );
}
