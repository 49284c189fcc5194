import type { LocationCard } from '../src/content/view-models/location-card.ts';

/** The cards of the locations of all sample itineraries. */
declare const data: readonly LocationCard[];
export default data;
