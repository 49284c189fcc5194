import { getLocationPicture, type PictureCard } from '@almaty/pictures';
import type { CatalogueLocation } from '../schema.ts';
import { cardSummaries } from './card-summaries.ts';
import type { CardSummary } from './card-summary.ts';

/** Everything that a card shows of a location. */
export type LocationCard = { location: CatalogueLocation; summary: CardSummary | undefined; picture: PictureCard };

/** The card of a location. */
export const toLocationCard = (location: CatalogueLocation): LocationCard => ({
  location,
  summary: cardSummaries[location.slug],
  picture: getLocationPicture(location.slug),
});
