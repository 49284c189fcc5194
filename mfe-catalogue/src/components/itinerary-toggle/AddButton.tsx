import type { Activity } from '@almaty/store/schema';
import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
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

/** The same for a location where it has no poster: a wide button, or a round one without words. */
export function LocationToggle({ location, isRound = false }: { location: CatalogueLocation; isRound?: boolean }) {
  const { isSelected, toggle } = useLocationToggle(location);
  return (
    <Button
      variant={isSelected ? 'solid' : 'primary'}
      size="sm"
      aria-label={`Add to trip: ${location.name}`}
      aria-pressed={isSelected}
      onClick={toggle}
      className={isRound ? 'relative z-1 size-11 min-h-11! shrink-0 rounded-full! px-0!' : 'w-full px-3!'}
    >
      <Icon name={isSelected ? 'check' : 'plus'} />
      {/* Selected, the check says it: another text would not be part of the name, which stays the same. */}
      {!isRound && !isSelected && <span aria-hidden="true">Add to trip</span>}
    </Button>
  );
}
