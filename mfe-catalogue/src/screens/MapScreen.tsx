import { todayInAlmaty } from '@almaty/dates';
import { useIfLoaded } from '@almaty/ui/loadable';
import { PageHeader } from '@almaty/ui/page-header';
import { useHydrated } from '@almaty/ui/use-hydrated';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '#messages';
import { SummaryPanel } from '../components/summary-panel/SummaryPanel.tsx';
import { mapEntries } from '../content/view-models/map-entries.ts';
import { MapFrames } from '../features/map/MapFrames.tsx';
import { searchCode } from '../features/search/search-code.ts';
import { EMPTY_QUERY, isEmptyQuery, parseQuery } from '../features/search/search-query.ts';

const NONE: ReadonlySet<number> = new Set();

/** The locations that the search in the address leaves on the map: what is found, and what is closed on the dates of the trip. */
function useFound() {
  const [searchParams] = useSearchParams();
  const isHydrated = useHydrated();
  const query = useMemo(() => (isHydrated ? parseQuery(searchParams) : EMPTY_QUERY), [isHydrated, searchParams]);
  const isSearching = !isEmptyQuery(query);
  const code = useIfLoaded(searchCode, isSearching, query);
  return useMemo(() => {
    if (!code || !isSearching) return { entries: mapEntries, closedIds: NONE, isFiltered: false };
    const { found, also, closed } = code.searchLocations(query, todayInAlmaty());
    const closedNames = closed.map(({ name }) => name);
    const shown = new Set([...[...found, ...also].map(({ name }) => name), ...closedNames]);
    const entries = mapEntries.filter(({ location: { name } }) => shown.has(name));
    const closedIds = new Set(
      entries.flatMap(({ location: { id, name } }) => (closedNames.includes(name) ? [id] : [])),
    );
    return { entries, closedIds, isFiltered: true };
  }, [code, isSearching, query]);
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
