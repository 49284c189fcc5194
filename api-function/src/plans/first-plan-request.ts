import { todayInAlmaty } from '@almaty/dates';
import { PlanRequest } from '@almaty/planner/schema';
import type { StoredItem, StoredRequest } from '../requests/stored-request.ts';

const getIds = (items: readonly StoredItem[]) => [...new Set(items.map(({ id }) => id))];

/** Creates the request of the first plan; where the visitor prefers nothing, with the planner's own preferences. */
export const createFirstPlanRequest = ({
  reference,
  created_at,
  start_date,
  end_date,
  locations,
  activities,
  preferences,
}: StoredRequest): PlanRequest =>
  PlanRequest.parse({
    reference,
    today: todayInAlmaty(new Date(created_at)),
    start_date,
    end_date,
    locations: getIds(locations),
    activities: getIds(activities),
    ...(preferences && { preferences }),
  });
