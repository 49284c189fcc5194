import { useItinerary } from '@almaty/store';
import { toItineraryLocation } from '../../content/location-entry.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import { createToggle, type ItineraryToggle } from './create-toggle.ts';

/** Whether a location is in the itinerary. */
export const useIsSelected = (location: Pick<CatalogueLocation, 'id' | 'category'>): boolean =>
  useItinerary(({ locations }) =>
    locations.some(({ id, category }) => id === location.id && category === location.category),
  );

/** Adds a location to the itinerary or removes it. */
export function useLocationToggle(location: CatalogueLocation): ItineraryToggle {
  const isSelected = useIsSelected(location);
  const add = useItinerary(({ addLocation }) => addLocation);
  const remove = useItinerary(({ removeLocation }) => removeLocation);
  const addItems = useItinerary((itinerary) => itinerary.addItems);
  return createToggle(location.name, isSelected, {
    add: () => add(toItineraryLocation(location)),
    remove: () => remove(location.id),
    restore: () => addItems({ locations: [toItineraryLocation(location)], activities: [] }),
  });
}
