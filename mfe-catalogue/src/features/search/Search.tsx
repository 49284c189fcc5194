import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LocationSearch } from './LocationSearch.tsx';
import { SearchForm } from './SearchForm.tsx';
import { EMPTY_QUERY, isEmptyQuery, type SearchQuery } from './search-query.ts';
import { useRelaxFilters } from './useRelaxFilters.ts';
import { useSearchQuery } from './useSearchQuery.ts';
import { searchClient, useSearchState } from './useSearchState.ts';

export type SearchProps = {
  /** Called when a search begins or ends. */
  onSearching: (isSearching: boolean) => void;
  /** Moves the focus to what replaces the results of an empty query. */
  focusFallback: () => void;
};

function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  // Once, although the function is another one with each render.
  const [notify] = useState(() => onHydrated);
  useEffect(notify, [notify]);
  return children;
}

type IslandProps = {
  slot: HTMLElement;
  /** What was prerendered. */
  first: ReactNode;
  children: ReactNode;
};

/** Hydrates prerendered nodes with a root of their own, so that focus and typed text stay. */
function Island({ slot, first, children }: IslandProps) {
  const root = useRef<Root>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    const setHydrated = () => {
      slot.dataset.hydrated = '';
      setIsHydrated(true);
    };
    const wrap = (content: ReactNode) => <Hydrated onHydrated={setHydrated}>{content}</Hydrated>;
    // React renders the nodes anew when an update comes before it has hydrated them.
    if (isHydrated) root.current?.render(wrap(children));
    else root.current ??= hydrateRoot(slot, wrap(first));
  });
  useEffect(
    // Later, because React may be rendering when the page is left.
    () => () => queueMicrotask(() => root.current?.unmount()),
    [],
  );
  return null;
}

/**
 * The form of the search, and the results while the visitor searches.
 *
 * @param slot the element with the prerendered form, if there is one.
 */
export function Search({ slot, onSearching, focusFallback }: SearchProps & { slot?: HTMLElement | null }) {
  const { query, changeQuery, isLatest } = useSearchQuery();
  const { result, hasFailed = false } = useSearchState();
  // Deferred, so that typing stays responsive while the tabs render.
  const isEmpty = useDeferredValue(isEmptyQuery(query));
  // Until a search that begins has a result, the page stays as it is.
  const isSearching = !isEmpty && (hasFailed || !result || !isEmptyQuery(result.query));
  const renderedQuery = isSearching ? result?.query : query;
  const relaxFilters = useRelaxFilters({ query, renderedQuery, onChange: changeQuery, focusFallback });
  useEffect(() => {
    // The form shows what each option would find in an empty search too, once the index is there.
    if (!isEmptyQuery(query) || searchClient.getState().result) searchClient.search(query);
  }, [query]);
  // Before the browser paints, so that results and tabs are never there together.
  useLayoutEffect(() => onSearching(isSearching), [onSearching, isSearching]);
  const renderForm = (shown: SearchQuery) => <SearchForm query={shown} onChange={changeQuery} isLatest={isLatest} />;
  return (
    <>
      {slot ? (
        <Island slot={slot} first={renderForm(EMPTY_QUERY)}>
          {renderForm(query)}
        </Island>
      ) : (
        <div>{renderForm(query)}</div>
      )}
      {isSearching && (
        <LocationSearch
          {...{ result, hasFailed }}
          onChange={changeQuery}
          onRelax={relaxFilters}
          onRetry={() => searchClient.retry(query)}
        />
      )}
    </>
  );
}
