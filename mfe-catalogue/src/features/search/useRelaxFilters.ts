import { useEffect, useRef } from 'react';
import { focusResultsHeading } from './results-heading.ts';
import { isEmptyQuery, type SearchQuery } from './search-query.ts';

type Options = {
  query: SearchQuery;
  /** The query whose results are rendered; it may lag behind `query`. */
  renderedQuery: SearchQuery;
  onChange: (query: SearchQuery) => void;
  /** Moves the focus to what replaces the results of an empty query. */
  focusFallback: () => void;
};

/**
 * Returns a function that sets the query from a button in the results, which removes a filter or clears the search. The
 * button disappears with its filter, so the focus moves to the heading of the new results, or to what replaces them.
 */
export function useRelaxFilters({ query, renderedQuery, onChange, focusFallback }: Options) {
  const mustMoveFocus = useRef(false);
  useEffect(() => {
    if (!mustMoveFocus.current || renderedQuery !== query) return;
    mustMoveFocus.current = false;
    if (isEmptyQuery(renderedQuery)) focusFallback();
    else focusResultsHeading();
  }, [renderedQuery, query, focusFallback]);
  return (relaxedQuery: SearchQuery) => {
    mustMoveFocus.current = true;
    onChange(relaxedQuery);
  };
}
