import { getBase } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { HistoryEntry, SiteHistory } from './site-history.ts';

type Props = {
  history: SiteHistory;
  /** The entry to begin with. */
  first: HistoryEntry;
  /** Whether only entries of the first one's path count: those of other pages are rendered by the roots of these. */
  isOfPage?: boolean;
  /** Called when another entry has been rendered. */
  onRendered?: (entry: HistoryEntry) => void;
  children: ReactNode;
};

/** The router of a root. It loads no data, so it is a third of the size of a data router (docs/speed-log.md). */
export function SiteRouter({ history, first, isOfPage = false, onRendered, children }: Props) {
  const [entry, setEntry] = useState(first);

  useLayoutEffect(() => {
    const show = (next: HistoryEntry) => {
      if (!isOfPage || next.location.pathname === first.location.pathname) startTransition(() => setEntry(next));
    };
    // An entry that was opened between the first render and this effect.
    show(history.getEntry());
    return history.subscribe(show);
  }, [history, first, isOfPage]);

  useLayoutEffect(() => {
    if (entry !== first) onRendered?.(entry);
  }, [entry, first, onRendered]);

  return (
    <Router
      basename={getBase(LANGUAGE) || '/'}
      location={entry.location}
      navigationType={entry.action}
      navigator={history.navigator}
    >
      {children}
    </Router>
  );
}
