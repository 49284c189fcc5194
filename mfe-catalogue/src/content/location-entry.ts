import type { Location } from '@almaty/store/schema';
import type { CatalogueLocation } from './schema.ts';

/** Takes what the itinerary stores of a location. */
export const toItineraryLocation = ({ slug: _, also: __, ...location }: CatalogueLocation): Location => location;
