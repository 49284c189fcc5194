import { useItinerary } from '@almaty/store';
import type { Activity } from '@almaty/store/schema';
import { toast } from 'sonner';
import { locationOf } from '../../content/place.ts';
import type { Place } from '../../content/schema.ts';

/** Whether something is in the trip, and the press that puts it in or takes it out. */
export type Choosing = { chosen: boolean; toggle: () => void };

/** What choosing does to the trip. */
type Changes = { add: () => void; remove: () => void; restoreItems: () => void };

/** Pressed again, what is chosen leaves the trip, and can be brought back (look.md, rule 1). */
function choosing(name: string, chosen: boolean, { add, remove, restoreItems }: Changes): Choosing {
  const takeOut = () => {
    remove();
    toast(`${name} removed from your itinerary`, { action: { label: 'Undo', onClick: restoreItems } });
  };
  return { chosen, toggle: chosen ? takeOut : add };
}

/** Choosing a place. */
export function usePlaceChoosing(place: Place): Choosing {
  const chosen = useItinerary(({ locations }) =>
    locations.some(({ id, category }) => id === place.id && category === place.category),
  );
  const add = useItinerary(({ addLocation }) => addLocation);
  const remove = useItinerary(({ removeLocation }) => removeLocation);
  const restoreItems = useItinerary((itinerary) => itinerary.restoreItems);
  return choosing(place.name, chosen, {
    add: () => add(locationOf(place)),
    remove: () => remove(place.id),
    restoreItems: () => restoreItems({ locations: [locationOf(place)], activities: [] }),
  });
}

/** Choosing an activity. */
export function useActivityChoosing(activity: Activity): Choosing {
  const chosen = useItinerary(({ activities }) => activities.some(({ id }) => id === activity.id));
  const add = useItinerary(({ addActivity }) => addActivity);
  const remove = useItinerary(({ removeActivity }) => removeActivity);
  const restoreItems = useItinerary((itinerary) => itinerary.restoreItems);
  return choosing(activity.name, chosen, {
    add: () => add(activity),
    remove: () => remove(activity.id),
    restoreItems: () => restoreItems({ locations: [], activities: [activity] }),
  });
}
