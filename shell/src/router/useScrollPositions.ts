import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadPositions, rememberPosition, savePositions, scrollToEntry } from './scroll-positions.ts';
import type { HistoryEntry, SiteHistory } from './site-history.ts';

/**
 * Scrolls to the top of a new page, and after Back and Forward to where the visitor left the page. The first page of a
 * document stays where it is: the visitor may have scrolled already.
 *
 * @param entry the entry whose page is rendered.
 */
export function useScrollPositions(history: SiteHistory, entry: HistoryEntry): void {
  const shown = useRef(entry);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // The browser would scroll before the page has been rendered.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      rememberPosition(history.getEntry().location);
      savePositions();
      window.history.scrollRestoration = 'auto';
    };
    loadPositions();
    takeOver();
    addEventListener('pageshow', takeOver, { signal });
    addEventListener('pagehide', handBack, { signal });
    const unsubscribe = history.subscribe((_, previous) => rememberPosition(previous.location));
    return () => {
      controller.abort();
      unsubscribe();
      window.history.scrollRestoration = 'auto';
    };
  }, [history]);

  useLayoutEffect(() => {
    if (entry === shown.current) return;
    shown.current = entry;
    return scrollToEntry(entry);
  }, [entry]);
}
