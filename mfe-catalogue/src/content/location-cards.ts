import type { CatalogueLocation } from './schema.ts';
import { knownCards } from './view-models/known-cards.ts';
import type { LocationCard } from './view-models/location-card.ts';

const cards = new Map(knownCards.map((card) => [card.location.slug, card]));

/** Adds cards that came with the data of a page, so that everything on the page finds them. */
export function addLocationCards(added: readonly LocationCard[]): void {
  for (const card of added) cards.set(card.location.slug, card);
}

/** Finds the card of a location; undefined if there is none, or nothing on the page has brought it. */
export const findLocationCard = (slug: string | undefined): LocationCard | undefined =>
  slug === undefined ? undefined : cards.get(slug);

/** Finds the location with an id among those that the page knows. */
export const findKnownLocation = (id: number): CatalogueLocation | undefined =>
  [...cards.values()].find((card) => card.location.id === id)?.location;
