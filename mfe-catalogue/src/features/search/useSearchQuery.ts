import { useHydrated } from '@almaty/ui/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  applyChange,
  type ChangeQuery,
  EMPTY_QUERY,
  isEmptyQuery,
  parseQuery,
  type SearchQuery,
  writeQuery,
} from './search-query.ts';

/** The address changes this long after the last key, because browsers allow 100 changes in 30 seconds. */
const ADDRESS_DELAY_MS = 300;

const mayFollowLink = (event: Event) => !(event instanceof KeyboardEvent) || event.key === 'Enter';

/** The search query, and how it changes. */
type QueryState = {
  query: SearchQuery;
  changeQuery: ChangeQuery;
  /** Whether a query is the one that was set last: what is rendered later may be of one before. */
  isLatest: (query: SearchQuery) => boolean;
};

/**
 * The search query and the function that changes parts of it. The query is stored in the address, so that Back, a reload
 * and a shared link keep it; unknown filter values and tabs are removed from there.
 */
export function useSearchQuery(): QueryState {
  const [searchParams, setSearchParams] = useSearchParams();
  const isHydrated = useHydrated();
  // After a return to the page the results are there at once, so that the scroll position can be restored.
  const [query, setQuery] = useState(() => (isHydrated ? parseQuery(searchParams) : EMPTY_QUERY));
  /** The last query of the visitor. Only that is written to the address: not the initial one, nor one read from there. */
  const visitorQuery = useRef<SearchQuery>(null);
  /** The query as it was last set, also before it is rendered. */
  const latestQuery = useRef(query);
  /** The tab at which the search began. */
  const openTab = useRef('');
  const changeQuery = useCallback((change: Partial<SearchQuery>) => {
    if (isEmptyQuery(latestQuery.current)) openTab.current = latestQuery.current.tab;
    latestQuery.current = applyChange(latestQuery.current, change, openTab.current);
    visitorQuery.current = latestQuery.current;
    setQuery(latestQuery.current);
  }, []);
  const isLatest = useCallback((candidate: SearchQuery) => candidate === latestQuery.current, []);
  /** The address as this hook last read or wrote it. A different one was set elsewhere and must be read. */
  const knownAddress = useRef<string>(null);

  useEffect(() => {
    if (searchParams.toString() === knownAddress.current) return;
    const addressQuery = parseQuery(searchParams);
    const validParams = writeQuery(addressQuery, searchParams);
    const isFirstRun = knownAddress.current === null;
    knownAddress.current = validParams.toString();
    const enteredQuery = isFirstRun && isEmptyQuery(addressQuery) ? visitorQuery.current : null;
    visitorQuery.current = null;
    latestQuery.current = addressQuery;
    // An address without a query does not overwrite what the visitor entered before hydration.
    if (enteredQuery) changeQuery({ ...enteredQuery, tab: addressQuery.tab });
    else setQuery(addressQuery);
    if (validParams.toString() !== searchParams.toString())
      setSearchParams(validParams, { replace: true, preventScrollReset: true });
  }, [searchParams, setSearchParams, changeQuery]);

  useEffect(() => {
    if (query !== visitorQuery.current) return;
    const nextParams = writeQuery(query, searchParams);
    if (nextParams.toString() === knownAddress.current) return;
    const { pathname } = location;
    const updateAddress = () => {
      // While the code of the next page loads, this page is still mounted but the address is already the next page's.
      if (knownAddress.current === nextParams.toString() || location.pathname !== pathname) return;
      knownAddress.current = nextParams.toString();
      setSearchParams(nextParams, { replace: true, preventScrollReset: true });
    };
    // An empty search shows the tabs again, which write to the address too and must not find the old query there.
    if (isEmptyQuery(query)) return updateAddress();
    const timer = setTimeout(updateAddress, ADDRESS_DELAY_MS);
    // Before a press leads to another page, the address must have the query, so that Back restores the search.
    const listeners = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, (event) => mayFollowLink(event) && updateAddress(), {
        capture: true,
        signal: listeners.signal,
      });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [query, searchParams, setSearchParams]);

  return { query, changeQuery, isLatest };
}
