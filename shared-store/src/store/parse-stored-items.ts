import * as z from 'zod/mini';
import { Activity, Location } from '../schema/index.ts';
import { addActivity, addLocation, countItems, EMPTY_ITINERARY, type ItineraryItems } from './itinerary-items.ts';

const StoredLists = z.object({
  locations: z.catch(z.array(z.unknown()), []),
  activities: z.catch(z.array(z.unknown()), []),
  changedAt: z.catch(z.number(), 0),
});

const filterValid = <Item>(schema: z.ZodMiniType<Item>, entries: readonly unknown[]): Item[] =>
  entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });

/** The items of an itinerary, and when they last changed: milliseconds since 1970, 0 if that is not known. */
export type StoredItems = ItineraryItems & { readonly changedAt: number };

/**
 * Parses the items of an itinerary from whatever the session storage or another tab contained: valid entries stay,
 * everything else is left out. Visitors and extensions can damage the storage, and another tab may run another release, so
 * this never throws.
 */
export function parseStoredItems(stored: unknown): StoredItems {
  const lists = StoredLists.safeParse(stored);
  if (!lists.success) return { ...EMPTY_ITINERARY, changedAt: 0 };
  // Adding one by one also drops duplicates.
  const withLocations = filterValid(Location, lists.data.locations).reduce(addLocation, EMPTY_ITINERARY);
  const items = filterValid(Activity, lists.data.activities).reduce(addActivity, withLocations);
  return { ...items, changedAt: lists.data.changedAt || Math.min(1, countItems(items)) };
}
