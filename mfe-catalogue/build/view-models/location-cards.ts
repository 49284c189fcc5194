import type { LocationCard } from '../../src/content/view-models/location-card.ts';
import { type Tab, tabCategories } from '../../src/lib/tab.ts';
import type { CatalogueContent, LocationContent } from '../content/catalogue-content.ts';
import { getLocationPicture } from '../pictures/pictures.ts';
import { toCardSummary } from './card-summary.ts';

/** The card of a location. */
export const toLocationCard = ({ location, facts, access }: LocationContent): LocationCard => ({
  location,
  summary: toCardSummary(facts, access),
  picture: getLocationPicture(location).card,
});

/** Creates the cards of a category, without those of Also in Almaty. */
export const createCards = ({ locations }: CatalogueContent, tab: Tab): readonly LocationCard[] =>
  locations.filter(({ location }) => !location.also && location.category === tabCategories[tab]).map(toLocationCard);

/** Creates the cards of the page Also in Almaty. */
export const createAlsoCards = ({ locations }: CatalogueContent): readonly LocationCard[] =>
  locations.filter(({ location }) => location.also).map(toLocationCard);

/** Creates the cards of the locations of all sample itineraries. */
export function createSampleCards({ locations, sampleItineraries }: CatalogueContent): readonly LocationCard[] {
  const ofSamples = new Set(
    sampleItineraries.flatMap(({ days, alternatives }) => [
      ...days.flatMap(({ locationIds }) => locationIds),
      ...alternatives.flatMap(({ replace, by }) => [replace, by].flat()),
    ]),
  );
  return locations.filter(({ location }) => ofSamples.has(location.id)).map(toLocationCard);
}
