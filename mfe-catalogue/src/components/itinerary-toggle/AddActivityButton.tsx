import { useItinerary } from '@almaty/store';
import type { Activity } from '@almaty/store/schema';
import { AddButton } from './AddButton.tsx';
import { createToggle, type ItineraryToggle } from './create-toggle.ts';

/** Adds an activity to the itinerary or removes it. */
function useActivityToggle(activity: Activity): ItineraryToggle {
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

/** The button that adds an activity to the itinerary, and the mark on the poster of a selected activity. */
export const AddActivityButton = ({ activity }: { activity: Activity }) => (
  <AddButton name={activity.name} {...useActivityToggle(activity)} />
);
