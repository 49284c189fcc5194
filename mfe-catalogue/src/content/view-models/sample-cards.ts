import { locations } from '../locations.ts';
import { sampleItineraries } from '../parsed-content.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';

const ofSamples = new Set(
  sampleItineraries.flatMap(({ days, alternatives }) => [
    ...days.flatMap(({ locationIds }) => locationIds),
    ...alternatives.flatMap(({ replace, by }) => [replace, by].flat()),
  ]),
);

/**
 * The cards of the locations of all sample itineraries. In a bundle the build replaces this module by its result
 * (build/content-plugin.ts).
 */
export const sampleCards: readonly LocationCard[] = locations.filter(({ id }) => ofSamples.has(id)).map(toLocationCard);
