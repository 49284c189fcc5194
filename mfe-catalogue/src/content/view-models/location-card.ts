import type { PictureCard } from '@almaty/pictures';
import type { CatalogueLocation } from '../schema.ts';
import type { CardSummary } from './card-summary.ts';

/** Everything that a card shows of a location. */
export type LocationCard = { location: CatalogueLocation; summary: CardSummary; picture: PictureCard };
