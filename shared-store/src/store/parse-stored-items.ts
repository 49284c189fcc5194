import * as z from 'zod/mini';
import { Activity, Location } from '../schema/index.ts';
import { addActivity, addLocation, EMPTY_ITINERARY, type ItineraryItems } from './itinerary-items.ts';

const StoredLists = z.object({
  locations: z.catch(z.array(z.unknown()), []),
  activities: z.catch(z.array(z.unknown()), []),
});

const filterValid = <Item>(schema: z.ZodMiniType<Item>, entries: readonly unknown[]): Item[] =>
  entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });

/**
 * Parses the items of an itinerary from whatever the session storage contained: valid entries stay, everything else is
 * left out. Visitors and extensions can damage the storage, so this never throws.
 */
export function parseStoredItems(stored: unknown): ItineraryItems {
  const lists = StoredLists.safeParse(stored);
  if (!lists.success) return EMPTY_ITINERARY;
  // Adding one by one also drops duplicates.
  const withLocations = filterValid(Location, lists.data.locations).reduce(addLocation, EMPTY_ITINERARY);
  return filterValid(Activity, lists.data.activities).reduce(addActivity, withLocations);
}
