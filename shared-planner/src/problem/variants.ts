import type { PlanRequest } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';

/** The planning data in which a visit takes what the visitor chose for it: the minutes and the effort of one variant. */
export const chooseVariants = (data: PlanningData, chosen: PlanRequest['variants']): PlanningData => ({
  ...data,
  locations: data.locations.map((location) => {
    const choice = chosen.find(({ locationId }) => locationId === location.id);
    const variant = location.variants?.find(({ minutes }) => minutes === choice?.minutes);
    if (!variant) return location;
    const { minutes, strenuousness } = variant;
    return { ...location, strenuousness, visitMinutes: { min: minutes, typical: minutes, max: minutes } };
  }),
});
