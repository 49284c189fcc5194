import { PAGE_SIZE } from '../../lib/list-pages.ts';
import { tabCategories } from '../../lib/tab.ts';
import { locations } from '../locations.ts';
import { sampleItineraries } from '../parsed-content.ts';
import type { CatalogueLocation } from '../schema.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';

const ofSamples = new Set(
  sampleItineraries.flatMap(({ days, alternatives }) => [
    ...days.flatMap(({ locationIds }) => locationIds),
    ...alternatives.flatMap(({ replace, by }) => [replace, by].flat()),
  ]),
);

const byCategory = Object.groupBy(locations, ({ category }) => category);

const isKnown = (location: CatalogueLocation) =>
  ofSamples.has(location.id) || (byCategory[location.category] ?? []).indexOf(location) < PAGE_SIZE;

/**
 * The cards that every page of this remote brings: those of the first page of each category, and of the sample
 * itineraries. In the order of the catalogue. In a bundle the build replaces this module by its result
 * (build/content-plugin.ts).
 */
export const knownCards: readonly LocationCard[] = locations.filter(isKnown).map(toLocationCard);

/** How many locations each tab has. */
export const locationCounts: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(tabCategories).map(([tab, category]) => [tab, byCategory[category]?.length ?? 0]),
);
