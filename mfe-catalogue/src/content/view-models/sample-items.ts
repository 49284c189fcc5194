import type { Activity, Location } from '@almaty/store/schema';
import activities from '#generated/activities.json' with { type: 'json' };
import sampleCards from '#generated/sample-cards.json' with { type: 'json' };
import { toItineraryLocation } from '../location-entry.ts';
import type { LocationCard } from './location-card.ts';
import type { SampleItineraryDetails } from './sample-itineraries.ts';

/** The cards of the locations of sample itineraries with these ids, in the order of the ids. */
export const findCards = (ids: readonly number[]): LocationCard[] =>
  ids.flatMap((id) => sampleCards.find(({ location }) => location.id === id) ?? []);

/** The activities with these ids, in the order of the ids. */
export const findActivities = (ids: readonly number[] = []): Activity[] =>
  ids.flatMap((id) => activities.find((activity) => activity.id === id) ?? []);

/** What the visitor's itinerary stores of a sample itinerary. */
export type SampleItems = { locations: Location[]; activities: Activity[] };

/** Every location and activity of the days of a sample itinerary, as the visitor's itinerary stores them. */
export const toItineraryItems = ({ days }: Pick<SampleItineraryDetails, 'days'>): SampleItems => ({
  locations: findCards(days.flatMap(({ locationIds }) => locationIds)).map(({ location }) =>
    toItineraryLocation(location),
  ),
  activities: findActivities(days.flatMap(({ activityIds = [] }) => activityIds)),
});
