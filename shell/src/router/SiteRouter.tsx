import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router';
import { fadeIn, isFadeWanted } from './page-transitions.ts';
import type { SiteHistory } from './site-history.ts';
import { useScrollPositions } from './useScrollPositions.ts';

type Props = {
  history: SiteHistory;
  /** Whether the page at a path can be shown at once. */
  canShow: (pathname: string) => boolean;
  children: ReactNode;
};

/** The router of the site in a browser. It loads no data, so it is a third of the size of a data router (docs/decisions/0058). */
export function SiteRouter({ history, canShow, children }: Props) {
  const [entry, setEntry] = useState(history.getEntry);

  useLayoutEffect(() => {
    // An entry that was opened between the first render and this effect.
    setEntry(history.getEntry());
    return history.subscribe((next, previous) => {
      const { pathname } = next.location;
      const isOpened = next.action === NavigationType.Push && pathname !== previous.location.pathname;
      // A fade shows the page a frame later: by then the visitor may have gone on, or back.
      const show = () => setEntry(history.getEntry());
      // What is shown stays until the new page is there, and a press is answered meanwhile.
      if (!isOpened || !canShow(pathname)) startTransition(show);
      else if (isFadeWanted()) fadeIn(show);
      // As a transition, in slices, it would be seen later.
      else show();
    });
  }, [history, canShow]);

  useScrollPositions(history, entry);

  return (
    <Router location={entry.location} navigationType={entry.action} navigator={history.navigator}>
      {children}
    </Router>
  );
}
