import { useItinerary } from '@almaty/store';
import type { Activity, Location } from '@almaty/store/schema';
import { toast } from 'sonner';

/** Whether something is in the trip, and the press that puts it in or takes it out. */
export type Choosing = { chosen: boolean; toggle: () => void };

const offerUndo = (name: string, putBack: () => void) =>
  toast(`${name} removed from your itinerary`, { action: { label: 'Undo', onClick: putBack } });

/** Choosing a location (look.md, rule 1): pressed again it goes, and can be brought back. */
export function useLocationChoosing(location: Location): Choosing {
  const chosen = useItinerary(({ locations }) =>
    locations.some(({ id, category }) => id === location.id && category === location.category),
  );
  const add = useItinerary(({ addLocation }) => addLocation);
  const remove = useItinerary(({ removeLocation }) => removeLocation);
  const toggle = () => {
    if (!chosen) return add(location);
    remove(location.id);
    offerUndo(location.name, () => add(location));
  };
  return { chosen, toggle };
}

/** Choosing an activity, likewise. */
export function useActivityChoosing(activity: Activity): Choosing {
  const chosen = useItinerary(({ activities }) => activities.some(({ id }) => id === activity.id));
  const add = useItinerary(({ addActivity }) => addActivity);
  const remove = useItinerary(({ removeActivity }) => removeActivity);
  const toggle = () => {
    if (!chosen) return add(activity);
    remove(activity.id);
    offerUndo(activity.name, () => add(activity));
  };
  return { chosen, toggle };
}
