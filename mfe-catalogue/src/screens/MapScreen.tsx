import { todayInAlmaty } from '@almaty/dates';
import { Button } from '@almaty/ui/button';
import { useIfLoaded } from '@almaty/ui/loadable';
import { PageHeader } from '@almaty/ui/page-header';
import { useHydrated } from '@almaty/ui/use-hydrated';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '#messages';
import { SummaryPanel } from '../components/summary-panel/SummaryPanel.tsx';
import { mapEntries } from '../content/view-models/map-entries.ts';
import { MapFrames } from '../features/map/MapFrames.tsx';
import { mapSearchCode } from '../features/search/map-search-code.ts';
import { searchCode } from '../features/search/search-code.ts';
import { EMPTY_QUERY, isEmptyQuery, parseQuery, type SearchQuery } from '../features/search/search-query.ts';

const NONE: ReadonlySet<number> = new Set();

const loadSearch = (isSearching: boolean): Promise<unknown> =>
  Promise.all([mapSearchCode.load(), isSearching && searchCode.load()]);

/** The entries that a search finds, also those that are closed on its dates, which it marks. */
function findEntries(code: typeof import('../features/search/lazy-search.ts'), query: SearchQuery) {
  const { found, also, closed } = code.searchLocations(query, todayInAlmaty());
  const closedNames = closed.map(({ name }) => name);
  const shown = new Set([...[...found, ...also].map(({ name }) => name), ...closedNames]);
  const entries = mapEntries.filter(({ location: { name } }) => shown.has(name));
  const closedIds = new Set(entries.flatMap(({ location: { id, name } }) => (closedNames.includes(name) ? [id] : [])));
  return { entries, closedIds };
}

/** What the search in the address leaves on the map, and what is closed on the dates of the trip. */
function useFound() {
  const [searchParams] = useSearchParams();
  const isHydrated = useHydrated();
  const query = useMemo(() => (isHydrated ? parseQuery(searchParams) : EMPTY_QUERY), [isHydrated, searchParams]);
  const [isAsking, setIsAsking] = useState(false);
  const [isTrying, setIsTrying] = useState(false);
  const isSearching = !isEmptyQuery(query);
  const code = useIfLoaded(searchCode, isSearching, query);
  const isAsked = isSearching || isAsking;
  const form = useIfLoaded(mapSearchCode, isAsked, query);
  const found = useMemo(() => {
    if (!code || !isSearching) return { entries: mapEntries, closedIds: NONE };
    return findEntries(code, query);
  }, [code, isSearching, query]);
  const ask = () => {
    setIsAsking(true);
    setIsTrying(true);
    const end = () => setIsTrying(false);
    loadSearch(isSearching).then(end, end);
  };
  const needed = [isAsked && form, isSearching && code];
  const hasFailed = needed.includes(null);
  const isLoading = isTrying || needed.includes(undefined);
  const search = (
    <>
      {form && isAsked && (
        <form.MapSearch
          query={query}
          isFiltered={found.entries.length < mapEntries.length}
          closedCount={found.closedIds.size}
          shouldFocus={isAsking}
        />
      )}
      {(!form || !isAsked || hasFailed) && (
        <Button variant="outline" size="sm" className="whitespace-normal! print:hidden" onClick={ask}>
          {hasFailed ? m.retry : m.mapFilters}
        </Button>
      )}
      <p role="status" className="empty:hidden print:hidden">
        {isLoading ? m.searchLoading : hasFailed && m.searchFailed}
      </p>
    </>
  );
  return { ...found, search };
}

/** The map of every location, or of what a search has found. It composes features that do not know each other. */
export const MapScreen = () => (
  <div className="wrap" data-has-summary="">
    <PageHeader title={m.mapTitle}>{m.mapLine}</PageHeader>
    <div className="mt-8">
      <MapFrames {...useFound()} />
    </div>
    <SummaryPanel />
  </div>
);
