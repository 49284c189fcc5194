import { routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import { Button, buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import type { SampleItineraryDetails } from '../../content/view-models/sample-itineraries.ts';
import { toItineraryItems } from './itinerary-of-sample.ts';

/**
 * Puts a whole sample itinerary into the visitor's itinerary; Undo in the toast removes what was added. When all of it is
 * there, a link leads to the itinerary instead.
 */
export function AddItineraryButton({ itinerary }: { itinerary: SampleItineraryDetails }) {
  const { locations, activities, addItems, removeLocation, removeActivity } = useItinerary((state) => state);
  const items = toItineraryItems(itinerary);
  const missingLocations = items.locations.filter(({ id }) => !locations.some((location) => location.id === id));
  const missingActivities = items.activities.filter(({ id }) => !activities.some((activity) => activity.id === id));

  const undo = () => {
    for (const { id } of missingLocations) removeLocation(id);
    for (const { id } of missingActivities) removeActivity(id);
  };
  const add = () => {
    addItems(items);
    toast(`${itinerary.title} added to your itinerary`, { action: { label: 'Undo', onClick: undo } });
  };
  if (missingLocations.length + missingActivities.length > 0)
    return (
      <Button onClick={add} aria-label={`Add all to trip: ${itinerary.title}`}>
        <Icon name="plus" />
        Add all to trip
      </Button>
    );
  return (
    <Link to={routes.itinerary} className={buttonClass({ variant: 'outline' })}>
      <Icon name="check" />
      In your trip: create it
    </Link>
  );
}
