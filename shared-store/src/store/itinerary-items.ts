import type { Activity, Location } from '../schema/index.ts';

/** The locations and activities of an itinerary, in the order they were added. */
export type ItineraryItems = { readonly locations: readonly Location[]; readonly activities: readonly Activity[] };

export const EMPTY_ITINERARY: ItineraryItems = { locations: [], activities: [] };

// Each function returns the same object when nothing changes, so that no subscriber is notified.
// The rules are those of docs/specification.md, section 4.

/** Adds a location unless an entry with the same id and category exists. */
export function addLocation(items: ItineraryItems, location: Location): ItineraryItems {
  const exists = items.locations.some(({ id, category }) => id === location.id && category === location.category);
  return exists ? items : { ...items, locations: [...items.locations, location] };
}

/** Removes every location with this id. */
export function removeLocation(items: ItineraryItems, id: number): ItineraryItems {
  const locations = items.locations.filter((location) => location.id !== id);
  return locations.length === items.locations.length ? items : { ...items, locations };
}

/** Removes all locations. */
export function clearLocations(items: ItineraryItems): ItineraryItems {
  return items.locations.length === 0 ? items : { ...items, locations: [] };
}

/** Adds an activity unless its id exists. */
export function addActivity(items: ItineraryItems, activity: Activity): ItineraryItems {
  const exists = items.activities.some(({ id }) => id === activity.id);
  return exists ? items : { ...items, activities: [...items.activities, activity] };
}

/** Removes the activity with this id. */
export function removeActivity(items: ItineraryItems, id: number): ItineraryItems {
  const activities = items.activities.filter((activity) => activity.id !== id);
  return activities.length === items.activities.length ? items : { ...items, activities };
}

/** Removes all activities. */
export function clearActivities(items: ItineraryItems): ItineraryItems {
  return items.activities.length === 0 ? items : { ...items, activities: [] };
}

/** Adds several items, without duplicating what is there already. */
export function addItems(items: ItineraryItems, added: ItineraryItems): ItineraryItems {
  return added.activities.reduce(addActivity, added.locations.reduce(addLocation, items));
}

/** The number of locations and activities. */
export const countItems = ({ locations, activities }: ItineraryItems): number => locations.length + activities.length;
