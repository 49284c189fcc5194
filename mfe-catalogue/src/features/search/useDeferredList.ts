import { startTransition, useEffect, useState } from 'react';
import type { SearchQuery } from './search-query.ts';

/** The window widths from which cards are in two, three and four columns, in px. */
const COLUMN_BREAKPOINTS = [768, 1024, 1280];
/** The window height from which a second row of cards is visible, in px. */
const TWO_ROWS_HEIGHT = 1000;
/** How long after the last key the complete list is rendered, in milliseconds: longer than the time between two keys. */
const TYPING_PAUSE_MS = 300;

/** The number of cards that are visible below the search: three in one column, otherwise one or two rows. */
function countVisibleCards(): number {
  const columns = 1 + COLUMN_BREAKPOINTS.filter((width) => innerWidth >= width).length;
  return columns === 1 ? 3 : columns * (innerHeight < TWO_ROWS_HEIGHT ? 1 : 2);
}

const isTyping = () => document.activeElement instanceof HTMLInputElement;

/**
 * Returns only the visible cards of a list while the visitor types, and the complete list after a pause, so that no key
 * waits for cards that nobody sees yet.
 *
 * @param query what found the list.
 */
export function useDeferredList<Item>(items: readonly Item[], query: SearchQuery): readonly Item[] {
  // After a return to the page the list is complete at once, so that the scroll position can be restored.
  const [completeQuery, setCompleteQuery] = useState(() => (isTyping() ? undefined : query));
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setCompleteQuery(query)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return completeQuery === query ? items : items.slice(0, countVisibleCards());
}
