import type { Activity, Location } from '../schema/index.ts';

/** What a visitor has collected: the whole state of an itinerary, in the order it was chosen. */
export type Selection = { readonly locations: readonly Location[]; readonly activities: readonly Activity[] };

export const emptySelection: Selection = { locations: [], activities: [] };

// Each transition gives the same object back when nothing changes, so that nobody is notified for nothing.
// Their rules are the specification's, section 4.

/** Adds a location unless an entry with the same id and category exists. */
export function addLocation(selection: Selection, location: Location): Selection {
  const known = selection.locations.some(({ id, category }) => id === location.id && category === location.category);
  return known ? selection : { ...selection, locations: [...selection.locations, location] };
}

/** Removes every location with this id. */
export function removeLocation(selection: Selection, id: number): Selection {
  const locations = selection.locations.filter((location) => location.id !== id);
  return locations.length === selection.locations.length ? selection : { ...selection, locations };
}

/** Removes all locations. */
export function clearLocations(selection: Selection): Selection {
  return selection.locations.length === 0 ? selection : { ...selection, locations: [] };
}

/** Adds an activity unless its id exists. */
export function addActivity(selection: Selection, activity: Activity): Selection {
  const known = selection.activities.some(({ id }) => id === activity.id);
  return known ? selection : { ...selection, activities: [...selection.activities, activity] };
}

/** Removes the activity with this id. */
export function removeActivity(selection: Selection, id: number): Selection {
  const activities = selection.activities.filter((activity) => activity.id !== id);
  return activities.length === selection.activities.length ? selection : { ...selection, activities };
}

/** Removes all activities. */
export function clearActivities(selection: Selection): Selection {
  return selection.activities.length === 0 ? selection : { ...selection, activities: [] };
}

/** Brings back what was taken out, without doubling what has been added again since. */
export function putBack(selection: Selection, { locations, activities }: Selection): Selection {
  return activities.reduce(addActivity, locations.reduce(addLocation, selection));
}
