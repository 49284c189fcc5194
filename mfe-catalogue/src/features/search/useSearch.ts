import { todayInAlmaty } from '@almaty/dates';
import { useIfLoaded } from '@almaty/ui/loadable';
import { useDeferredValue, useMemo } from 'react';
import { locationCards } from '../../content/location-cards.ts';
import { searchEngine } from './search-engine.ts';
import { isEmptyQuery, type SearchQuery } from './search-query.ts';
import type { SearchResult } from './search-result.ts';
import { useRelaxFilters } from './useRelaxFilters.ts';
import { useSearchQuery } from './useSearchQuery.ts';

const cards = new Map(
  Object.values(locationCards)
    .flat()
    .map((card) => [card.location.slug, card]),
);

function search(engine: typeof import('./search-locations.ts'), query: SearchQuery): SearchResult {
  const { found, closed, ...rest } = engine.searchLocations(query, todayInAlmaty());
  return {
    ...rest,
    query,
    found: found.flatMap(({ slug }) => cards.get(slug) ?? []),
    closed: closed.map(({ name }) => name),
  };
}

/**
 * The search of the page: its query, and what it finds once the code that searches is there.
 *
 * @param focusFallback moves the focus to what replaces the results of an empty query.
 */
export function useSearch(focusFallback: () => void) {
  const { query, changeQuery, isLatest } = useSearchQuery();
  // Deferred, so that no key waits for the results of the one before, nor for the tabs.
  const searchedQuery = useDeferredValue(query);
  // Code that did not load is requested again with the next change.
  const engine = useDeferredValue(useIfLoaded(searchEngine, !isEmptyQuery(query), query));
  const result = useMemo(() => (engine ? search(engine, searchedQuery) : undefined), [engine, searchedQuery]);
  const isSearching = !isEmptyQuery(searchedQuery);
  const renderedQuery = isSearching ? result?.query : searchedQuery;
  const relaxFilters = useRelaxFilters({ query, renderedQuery, onChange: changeQuery, focusFallback });
  return { query, changeQuery, isLatest, relaxFilters, isSearching, result, hasFailed: engine === null };
}
