import { type RefObject, useEffect, useRef } from 'react';
import type { ShownResult } from './create-search-client.ts';

/**
 * Returns a function that shows more of a long result. Then the first new one receives the focus, because the button may
 * disappear.
 *
 * @param grid the element that contains the results.
 */
export function useMoreResults(
  { query, shown }: Pick<ShownResult, 'query' | 'shown'>,
  grid: RefObject<HTMLElement | null>,
  onShowMore: () => void,
): () => void {
  const awaited = useRef<{ query: unknown; index: number }>(null);
  useEffect(() => {
    if (!awaited.current) return;
    if (awaited.current.query !== query) awaited.current = null;
    const link = awaited.current && grid.current?.querySelectorAll<HTMLElement>('article h3 a')[awaited.current.index];
    if (!link) return;
    awaited.current = null;
    link.focus();
  });
  return () => {
    awaited.current = { query, index: shown.length };
    onShowMore();
  };
}
