import type { Activity, Location } from '@almaty/store/schema';
import { activities } from '../../content/activities.ts';
import { toItineraryLocation } from '../../content/location-entry.ts';
import { locations } from '../../content/locations.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import type { SampleItineraryDetails } from '../../content/view-models/sample-itineraries.ts';

/** The locations with these ids, in the order of the ids. */
export const findLocations = (ids: readonly number[]): CatalogueLocation[] =>
  ids.flatMap((id) => locations.find((location) => location.id === id) ?? []);

/** The activities with these ids, in the order of the ids. */
export const findActivities = (ids: readonly number[] = []): Activity[] =>
  ids.flatMap((id) => activities.find((activity) => activity.id === id) ?? []);

/** What the visitor's itinerary stores of a sample itinerary: every location and activity of its days. */
export const toItineraryItems = ({
  days,
}: SampleItineraryDetails): { locations: Location[]; activities: Activity[] } => ({
  locations: findLocations(days.flatMap(({ locationIds }) => locationIds)).map(toItineraryLocation),
  activities: findActivities(days.flatMap(({ activityIds = [] }) => activityIds)),
});
