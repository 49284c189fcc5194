import { todayInAlmaty } from '@almaty/dates';
import { useIfLoaded } from '@almaty/ui/loadable';
import { useDeferredValue, useMemo } from 'react';
import { locationCards } from '../../content/location-cards.ts';
import { searchCode } from './search-code.ts';
import { isEmptyQuery, type SearchQuery } from './search-query.ts';
import type { SearchResult } from './search-result.ts';
import { useRelaxFilters } from './useRelaxFilters.ts';
import { useSearchQuery } from './useSearchQuery.ts';

const cards = new Map(
  Object.values(locationCards)
    .flat()
    .map((card) => [card.location.slug, card]),
);

type SearchCode = typeof import('./lazy-search.ts');

/** What a search finds, with the component that shows it; undefined until its code is there, and null when it did not load. */
export type FoundPlaces = (Pick<SearchCode, 'SearchResults'> & { result: SearchResult }) | null | undefined;

function search({ searchLocations, SearchResults, alsoCards }: SearchCode, query: SearchQuery): FoundPlaces {
  const { found, also, closed, ...rest } = searchLocations(query, todayInAlmaty());
  const shown = {
    found: found.flatMap(({ slug }) => cards.get(slug) ?? []),
    also: also.flatMap(({ slug }) => alsoCards.find(({ location }) => location.slug === slug) ?? []),
  };
  return { SearchResults, result: { ...rest, ...shown, query, closed: closed.map(({ name }) => name) } };
}

/**
 * The search of the page: its query, and what it finds once its code is there.
 *
 * @param focusFallback moves the focus to what replaces the results of an empty query.
 */
export function useSearch(focusFallback: () => void) {
  const { query, changeQuery, isLatest } = useSearchQuery();
  // Deferred, so that no key waits for the results of the one before, nor for the tabs.
  const searchedQuery = useDeferredValue(query);
  // Code that did not load is requested again with the next change.
  const code = useDeferredValue(useIfLoaded(searchCode, !isEmptyQuery(query), query));
  const found = useMemo(() => code && search(code, searchedQuery), [code, searchedQuery]);
  const isSearching = !isEmptyQuery(searchedQuery);
  const renderedQuery = isSearching ? found?.result.query : searchedQuery;
  const relaxFilters = useRelaxFilters({ query, renderedQuery, onChange: changeQuery, focusFallback });
  return { query, changeQuery, isLatest, relaxFilters, isSearching, found };
}
