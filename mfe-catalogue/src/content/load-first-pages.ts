import { type LoadOnce, loadOnce } from '@almaty/ui/static-content';
import type { Tab } from '../lib/tab.ts';
import { addLocationCards } from './location-cards.ts';
import type { CatalogueLocation } from './schema.ts';
import type { LocationCard } from './view-models/location-card.ts';

type Locations = readonly CatalogueLocation[];

const knownPages = new Map<Tab, Locations>();

/** Adds the cards of the first page of a category that came with the code of a page, and returns their locations. */
export function addFirstPage(tab: Tab, cards: readonly LocationCard[]): Locations {
  const locations = addLocationCards(cards);
  knownPages.set(tab, locations);
  return locations;
}

const createLoader = (tab: Tab, importCards: () => Promise<readonly LocationCard[]>): LoadOnce<Locations> =>
  loadOnce(async () => knownPages.get(tab) ?? addFirstPage(tab, await importCards()));

/** Load the locations of the first page of each category, unless they came with the code of the page. */
export const firstPageLoaders: Readonly<Record<Tab, LoadOnce<Locations>>> = {
  nature: createLoader('nature', async () => (await import('./view-models/nature-cards.ts')).natureCards),
  mountains: createLoader('mountains', async () => (await import('./view-models/mountain-cards.ts')).mountainCards),
  city: createLoader('city', async () => (await import('./view-models/city-cards.ts')).cityCards),
};

/** Loads the cards of all first pages, for what shows locations of any category. */
export const loadFirstPages = (): Promise<unknown> =>
  Promise.all(Object.values(firstPageLoaders).map((loadPage) => loadPage()));
