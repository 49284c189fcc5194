import type { CatalogueLocation } from './schema.ts';
import type { LocationCard } from './view-models/location-card.ts';

const cards = new Map<string, LocationCard>();

/** Adds cards that came with a page or its data, so that everything on the page finds them, and returns their locations. */
export function addLocationCards(added: readonly LocationCard[]): readonly CatalogueLocation[] {
  for (const card of added) cards.set(card.location.slug, card);
  return added.map(({ location }) => location);
}

/** Finds the card of a location; undefined if nothing on the page has brought it. */
export const findLocationCard = (slug: string): LocationCard | undefined => cards.get(slug);

/** Finds the location with an id among those that the page knows. */
export const findKnownLocation = (id: number): CatalogueLocation | undefined =>
  [...cards.values()].find((card) => card.location.id === id)?.location;
