import { useCallback, useEffect, useRef } from 'react';
import { focusResultsHeading } from './results-heading.ts';
import { type ChangeQuery, isEmptyQuery, type SearchQuery } from './search-query.ts';

type Options = {
  query: SearchQuery;
  /** The query whose results are rendered, if there are any; it may lag behind `query`. */
  renderedQuery: SearchQuery | undefined;
  onChange: ChangeQuery;
  /** Moves the focus to what replaces the results of an empty query. */
  focusFallback: () => void;
};

/**
 * Returns a function that changes the query from a button in the results, which removes a filter or clears the search. The
 * button disappears with its filter, so the focus moves to the heading of the new results, or to what replaces them.
 */
export function useRelaxFilters({ query, renderedQuery, onChange, focusFallback }: Options): ChangeQuery {
  const mustMoveFocus = useRef(false);
  useEffect(() => {
    if (!mustMoveFocus.current || renderedQuery !== query) return;
    mustMoveFocus.current = false;
    if (isEmptyQuery(renderedQuery)) focusFallback();
    else focusResultsHeading();
  }, [renderedQuery, query, focusFallback]);
  return useCallback(
    (change: Partial<SearchQuery>) => {
      mustMoveFocus.current = true;
      onChange(change);
    },
    [onChange],
  );
}
