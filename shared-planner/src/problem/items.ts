import type { ItemKind, PlanRequest } from '../schema/plan-request.ts';
import type { PlanningActivity, PlanningData, PlanningLocation } from '../schema/planning-data.ts';

/** A requested item with its facts; `part` counts the further days of a visit of several days. */
export type Item =
  | { kind: 'location'; id: number; location: PlanningLocation; part?: number }
  | { kind: 'activity'; id: number; activity: PlanningActivity };

/** The requested items in the order in which they count, and those that the planning data does not have. */
export type RequestedItems = { items: Item[]; missing: { kind: ItemKind; id: number }[] };

/** Looks up what a visitor picked: locations first, because activities happen at them, each in the order of picking. */
export function findItems({ locations, activities }: PlanRequest, data: PlanningData): RequestedItems {
  const locationsById = new Map(data.locations.map((location) => [location.id, location]));
  const activitiesById = new Map(data.activities.map((activity) => [activity.id, activity]));
  const items: Item[] = [];
  const missing: RequestedItems['missing'] = [];
  for (const id of locations) {
    const location = locationsById.get(id);
    if (location) items.push({ kind: 'location', id, location });
    else missing.push({ kind: 'location', id });
  }
  for (const id of activities) {
    const activity = activitiesById.get(id);
    if (activity) items.push({ kind: 'activity', id, activity });
    else missing.push({ kind: 'activity', id });
  }
  return { items, missing };
}

/**
 * The ids of the locations at which no activity is done by itself: those of the request, also when they are not possible,
 * and those among some items.
 */
export const listSelected = ({ locations }: PlanRequest, items: readonly Item[]): ReadonlySet<number> =>
  new Set([...locations, ...items.flatMap((item) => (item.kind === 'location' ? [item.id] : []))]);

/** The months of an activity at a location. */
export const getMonths = ({ months, monthsByLocation }: PlanningActivity, locationId: number): readonly number[] =>
  monthsByLocation?.[locationId] ?? months;

/** Whether an activity takes nights. */
export const hasNights = ({ nights }: PlanningActivity): boolean => nights.min > 0;
