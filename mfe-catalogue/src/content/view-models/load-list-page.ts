import { listPages } from './list-pages.ts';
import type { LocationCard } from './location-card.ts';

/**
 * Loads the cards of a page of a category after the first one (`nature-2`); undefined if there is none. In the browser the
 * build replaces this module by one that fetches a file (build/content-plugin.ts).
 */
export const loadListPage = (name: string): Promise<readonly LocationCard[] | undefined> =>
  Promise.resolve(listPages[name]);
