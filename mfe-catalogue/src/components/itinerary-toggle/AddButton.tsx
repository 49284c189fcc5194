import type { Activity } from '@almaty/store/schema';
import { SelectedMark } from '@almaty/ui/selected-mark';
import { TicketToggle } from '@almaty/ui/toggle';
import type { CatalogueLocation } from '../../content/schema.ts';
import { type ItineraryToggle, useActivityToggle, useLocationToggle } from './useItineraryToggle.ts';

const AddButton = ({ name, isSelected, toggle }: ItineraryToggle & { name: string }) => (
  <>
    <TicketToggle label={`Add to trip: ${name}`} text="Add to trip" pressed={isSelected} onToggle={toggle} />
    {isSelected && <SelectedMark />}
  </>
);

// Each button reads the itinerary itself, so that a press renders the button again and not its card.

/** The button that adds a location to the itinerary, and the mark on the poster of a selected location. */
export const AddLocationButton = ({ location }: { location: CatalogueLocation }) => (
  <AddButton name={location.name} {...useLocationToggle(location)} />
);

/** The button that adds an activity to the itinerary, and the mark on the poster of a selected activity. */
export const AddActivityButton = ({ activity }: { activity: Activity }) => (
  <AddButton name={activity.name} {...useActivityToggle(activity)} />
);
