import { PAGE_SIZE } from '../../lib/list-pages.ts';
import { locations } from '../locations.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';

const byCategory = Object.groupBy(locations, ({ category }) => category);

/**
 * The cards of all locations but those of the first pages, which the Locations page has. In a bundle the build replaces this
 * module by its result (build/content-plugin.ts).
 */
export const otherCards: readonly LocationCard[] = Object.values(byCategory)
  .flatMap((ofCategory) => ofCategory.slice(PAGE_SIZE))
  .map(toLocationCard);
