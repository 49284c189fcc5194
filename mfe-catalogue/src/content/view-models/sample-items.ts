import type { Activity, Location } from '@almaty/store/schema';
import { activities } from '../activities.ts';
import { toItineraryLocation } from '../location-entry.ts';
import type { CatalogueLocation } from '../schema.ts';
import { sampleCards } from './sample-cards.ts';
import type { SampleItineraryDetails } from './sample-itineraries.ts';

/** The locations of sample itineraries with these ids, in the order of the ids. */
export const findLocations = (ids: readonly number[]): CatalogueLocation[] =>
  ids.flatMap((id) => sampleCards.find(({ location }) => location.id === id)?.location ?? []);

/** The activities with these ids, in the order of the ids. */
export const findActivities = (ids: readonly number[] = []): Activity[] =>
  ids.flatMap((id) => activities.find((activity) => activity.id === id) ?? []);

/** What the visitor's itinerary stores of a sample itinerary. */
export type SampleItems = { locations: Location[]; activities: Activity[] };

/** Every location and activity of the days of a sample itinerary, as the visitor's itinerary stores them. */
export const toItineraryItems = ({ days }: Pick<SampleItineraryDetails, 'days'>): SampleItems => ({
  locations: findLocations(days.flatMap(({ locationIds }) => locationIds)).map(toItineraryLocation),
  activities: findActivities(days.flatMap(({ activityIds = [] }) => activityIds)),
});
