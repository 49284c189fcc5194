import type { Planner } from '../plan/create-planner.ts';
import type { Plan, UnscheduledItem } from '../schema/plan.ts';
import type { ItemDay } from '../schema/plan-request.ts';
import type { ItemId, TripRequest } from './trip-estimate.ts';

/** An estimate stands for no request yet, so its search has a seed of its own. */
const REFERENCE = 'estimate';

/** Iterations of the search for the number of days: it finds about the same as with those of a real plan. */
export const FEW_ITERATIONS = 20;

/** Reasons for which a longer trip can be the way out. */
const HELPED_BY_DAYS: readonly UnscheduledItem['reason']['code'][] = [
  'needs_more_days',
  'no_room',
  'too_strenuous_next_to',
  'altitude_too_soon',
  'too_strenuous_on_arrival',
];

/**
 * Plans a trip before it is requested.
 *
 * @param previous the days on which items stay if they can.
 * @param iterations of the search; those of a real plan unless given.
 */
export const planTrip = (
  planner: Planner,
  request: TripRequest,
  { previous = [], iterations }: { previous?: ItemDay[]; iterations?: number } = {},
): Plan =>
  planner.makePlan(
    { ...request, reference: REFERENCE, locks: [], variants: [], order: [], previous, revision: 1 },
    iterations,
  );

/** Whether a longer trip would have room for an item. */
export const isHelpedByDays = ({ reason }: UnscheduledItem): boolean => HELPED_BY_DAYS.includes(reason.code);

/** What a day of a plan is for, in its order. */
export const listDayItems = ({ items }: Plan['days'][number]): ItemId[] =>
  items.flatMap((item): ItemId[] => {
    if (item.type === 'activity') return [{ kind: 'activity', id: item.activityId }];
    if (item.type !== 'visit') return [];
    return [
      { kind: 'location', id: item.locationId },
      ...item.activityIds.map((id) => ({ kind: 'activity', id }) as const),
    ];
  });
