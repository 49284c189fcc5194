import type { ComponentType } from 'react';
import type { SearchProps } from './search-query.ts';

type SearchResults = ComponentType<SearchProps>;
let searchResults: SearchResults | undefined;

/** The component `SearchResults`, if it is already loaded. */
export const getLoadedSearchResults = (): SearchResults | undefined => searchResults;

/**
 * Loads the component `SearchResults`. It brings the names in three languages and the facts with it, which would make the
 * page itself too large.
 *
 * Not React.lazy, because that stores a failure for ever: a retry must request the module again.
 */
export async function loadSearchResults(): Promise<SearchResults> {
  searchResults ??= (await import('./SearchResults.tsx')).SearchResults;
  return searchResults;
}
