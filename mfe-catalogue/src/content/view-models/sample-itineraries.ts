import { bases, sampleItineraries as files } from '../parsed-content.ts';
import type { SampleItinerary } from '../sample-itineraries/schema.ts';

/** A sample itinerary as its page shows it: a base is named. */
export type SampleItineraryDetails = Omit<SampleItinerary, 'days'> & {
  days: readonly (SampleItinerary['days'][number] & { nightBaseName?: string | undefined })[];
};

/** All sample itineraries. In a bundle the build replaces this module by its result (build/content-plugin.ts). */
export const sampleItineraries: readonly SampleItineraryDetails[] = files.map((itinerary) => ({
  ...itinerary,
  days: itinerary.days.map((day) => ({ ...day, nightBaseName: bases.find(({ id }) => id === day.nightBase)?.name })),
}));
