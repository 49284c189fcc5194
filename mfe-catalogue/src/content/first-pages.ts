import type { Tab } from '../lib/tab.ts';
import { addFirstPage } from './load-first-pages.ts';
import type { CatalogueLocation } from './schema.ts';
import { cityCards } from './view-models/city-cards.ts';
import { mountainCards } from './view-models/mountain-cards.ts';
import { natureCards } from './view-models/nature-cards.ts';

/** The locations of the first page of every category, for the build. A page of the site loads what it does not show. */
export const firstPages: Readonly<Record<Tab, readonly CatalogueLocation[]>> = {
  nature: addFirstPage('nature', natureCards),
  mountains: addFirstPage('mountains', mountainCards),
  city: addFirstPage('city', cityCards),
};
