import { useItinerary } from '@almaty/store';
import type { Activity } from '@almaty/store/schema';
import { toast } from 'sonner';
import { toItineraryLocation } from '../../content/location-entry.ts';
import type { CatalogueLocation } from '../../content/schema.ts';

/** Whether an item is in the itinerary, and the function that adds or removes it. */
export type ItineraryToggle = { isSelected: boolean; toggle: () => void };

type ItemActions = { add: () => void; remove: () => void; restore: () => void };

/** A removal shows a toast with Undo instead of a confirmation (docs/design-system.md, "Cards"). */
function createToggle(name: string, isSelected: boolean, { add, remove, restore }: ItemActions): ItineraryToggle {
  const removeWithUndo = () => {
    remove();
    toast(`${name} removed from your itinerary`, { action: { label: 'Undo', onClick: restore } });
  };
  return { isSelected, toggle: isSelected ? removeWithUndo : add };
}

/** Adds a location to the itinerary or removes it. */
export function useLocationToggle(location: CatalogueLocation): ItineraryToggle {
  const isSelected = useItinerary(({ locations }) =>
    locations.some(({ id, category }) => id === location.id && category === location.category),
  );
  const add = useItinerary(({ addLocation }) => addLocation);
  const remove = useItinerary(({ removeLocation }) => removeLocation);
  const addItems = useItinerary((itinerary) => itinerary.addItems);
  return createToggle(location.name, isSelected, {
    add: () => add(toItineraryLocation(location)),
    remove: () => remove(location.id),
    restore: () => addItems({ locations: [toItineraryLocation(location)], activities: [] }),
  });
}

/** Adds an activity to the itinerary or removes it. */
export function useActivityToggle(activity: Activity): ItineraryToggle {
  const isSelected = useItinerary(({ activities }) => activities.some(({ id }) => id === activity.id));
  const add = useItinerary(({ addActivity }) => addActivity);
  const remove = useItinerary(({ removeActivity }) => removeActivity);
  const addItems = useItinerary((itinerary) => itinerary.addItems);
  return createToggle(activity.name, isSelected, {
    add: () => add(activity),
    remove: () => remove(activity.id),
    restore: () => addItems({ locations: [], activities: [activity] }),
  });
}
