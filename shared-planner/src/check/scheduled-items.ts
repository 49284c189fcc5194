import type { ItemReference } from '../schema/plan-request.ts';
import type { CheckContext } from './check-context.ts';

/** An item of the request or of the plan; `date` is its day in the plan. */
export type ScheduledItem = ItemReference & { date: string };

/** `location 4`: tells items apart, also in messages. */
export const toLabel = ({ kind, id }: ItemReference): string => `${kind} ${id}`;

/** The items that the visitor asked for, in their order, and the bookings. */
export const listRequestedItems = ({ request }: CheckContext): ItemReference[] => [
  ...request.locations.map((id) => ({ kind: 'location' as const, id })),
  ...request.activities.map((id) => ({ kind: 'activity' as const, id })),
  ...(request.preferences.bookings ?? []).map((_, index) => ({ kind: 'activity' as const, id: -1 - index })),
];

/** Every visit and activity of the plan, also those that it repeats. */
export const listScheduledItems = ({ days }: CheckContext): ScheduledItem[] =>
  days.flatMap(({ date, stops }) =>
    stops.flatMap(({ item }): ScheduledItem[] =>
      item.type === 'visit'
        ? [
            { kind: 'location', id: item.locationId, date },
            ...item.activityIds.map((id) => ({ kind: 'activity' as const, id, date })),
          ]
        : [{ kind: 'activity', id: item.activityId, date }],
    ),
  );
