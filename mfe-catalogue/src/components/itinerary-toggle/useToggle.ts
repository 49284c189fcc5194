import { useItinerary } from '@almaty/store';
import type { Activity } from '@almaty/store/schema';
import { toast } from 'sonner';
import * as m from '#messages';
import { toItineraryLocation } from '../../content/location-entry.ts';
import type { CatalogueLocation } from '../../content/schema.ts';

/** What an itinerary can have. */
export type Item = CatalogueLocation | Activity;

const isLocation = (item: Item): item is CatalogueLocation => 'category' in item;

/** Whether an item is in the itinerary. */
export const useIsSelected = (item: Item): boolean =>
  useItinerary(({ locations, activities }) =>
    isLocation(item)
      ? locations.some(({ id, category }) => id === item.id && category === item.category)
      : activities.some(({ id }) => id === item.id),
  );

/** Functions that add an item to the itinerary, remove it, and put it back without a toast. */
function useActions(item: Item) {
  const addLocation = useItinerary((itinerary) => itinerary.addLocation);
  const removeLocation = useItinerary((itinerary) => itinerary.removeLocation);
  const addActivity = useItinerary((itinerary) => itinerary.addActivity);
  const removeActivity = useItinerary((itinerary) => itinerary.removeActivity);
  const addItems = useItinerary((itinerary) => itinerary.addItems);
  if (!isLocation(item))
    return {
      add: () => addActivity(item),
      remove: () => removeActivity(item.id),
      restore: () => addItems({ locations: [], activities: [item] }),
    };
  const location = toItineraryLocation(item);
  return {
    add: () => addLocation(location),
    remove: () => removeLocation(location.id),
    restore: () => addItems({ locations: [location], activities: [] }),
  };
}

/**
 * Whether an item is in the itinerary, and the function that adds or removes it. A removal shows a toast with Undo instead of a
 * confirmation (docs/design-system.md, "Cards").
 */
export function useToggle(item: Item): { isSelected: boolean; toggle: () => void } {
  const isSelected = useIsSelected(item);
  const { add, remove, restore } = useActions(item);
  const removeWithUndo = () => {
    remove();
    toast(m.addButtonRemoved({ name: item.name }), { action: { label: m.addButtonUndo, onClick: restore } });
  };
  return { isSelected, toggle: isSelected ? removeWithUndo : add };
}
