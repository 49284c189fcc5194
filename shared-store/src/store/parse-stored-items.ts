import { addActivity, addLocation, countItems, EMPTY_ITINERARY, type ItineraryItems } from './itinerary-items.ts';
import { isObject, parseActivity, parseLocation } from './parse-item.ts';

const filterValid = <Item>(parse: (entry: unknown) => Item | undefined, entries: unknown): Item[] =>
  Array.isArray(entries) ? entries.flatMap((entry: unknown) => parse(entry) ?? []) : [];

/** The items of an itinerary, and when they last changed: milliseconds since 1970, 0 if that is not known. */
export type StoredItems = ItineraryItems & { readonly changedAt: number };

/**
 * Parses the items of an itinerary from whatever the session storage or another tab contained: valid entries stay,
 * everything else is left out. Visitors and extensions can damage the storage, and another tab may run another release, so
 * this never throws.
 */
export function parseStoredItems(stored: unknown): StoredItems {
  if (!isObject(stored)) return { ...EMPTY_ITINERARY, changedAt: 0 };
  const { locations, activities, changedAt } = stored;
  // Adding one by one also drops duplicates.
  const withLocations = filterValid(parseLocation, locations).reduce(addLocation, EMPTY_ITINERARY);
  const items = filterValid(parseActivity, activities).reduce(addActivity, withLocations);
  return { ...items, changedAt: (Number.isFinite(changedAt) && Number(changedAt)) || Math.min(1, countItems(items)) };
}
