import { type RefObject, useEffect, useRef } from 'react';
import { FOUND } from '../finding/load-results.ts';
import { isEverything, type Query } from '../finding/query.ts';
import { focusTab } from './tab-scroll.ts';

type Search = {
  query: Query;
  /** The query whose places are shown, which may be a moment behind. */
  asked: Query;
  setQuery: (query: Query) => void;
};

/**
 * Asks for less from a button that names what is too much. The button goes with it, and the focus: what has come takes
 * it, the heading of the places found or the chosen tab.
 */
export function useAskForLess(bar: RefObject<HTMLElement | null>, { query, asked, setQuery }: Search) {
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || asked !== query) return;
    pressed.current = false;
    if (!isEverything(asked)) document.getElementById(FOUND)?.focus();
    else if (bar.current) focusTab(bar.current);
  }, [bar, asked, query]);
  return (less: Query) => {
    pressed.current = true;
    setQuery(less);
  };
}
