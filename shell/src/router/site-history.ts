import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
} from 'react-router';

/** The entry of the browser's history that the visitor is at, and how it was reached. */
export type HistoryEntry = {
  location: Location;
  action: NavigationType;
  /** Whether whoever opened the entry wants the scroll position to stay. */
  keepsScroll: boolean;
};

/** The browser's history as the site uses it. */
export type SiteHistory = {
  /** What links and `useNavigate` change the history with. */
  navigator: Navigator;
  getEntry: () => HistoryEntry;
  /** Calls `listener` after each change of the entry, at once; returns the unsubscribe function. */
  subscribe: (listener: (entry: HistoryEntry, previous: HistoryEntry) => void) => () => void;
};

/** Creates the history of this tab. The address changes before anybody is told, so before anything is rendered. */
export function createSiteHistory(): SiteHistory {
  // The name of the option is historical: with it, listeners are called for entries that the site itself opens too.
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<(entry: HistoryEntry, previous: HistoryEntry) => void>();
  let keepsScroll = false;
  let entry: HistoryEntry = { location: history.location, action: history.action, keepsScroll };
  history.listen(({ location, action }) => {
    const previous = entry;
    entry = { location, action, keepsScroll };
    keepsScroll = false;
    for (const listener of listeners) listener(entry, previous);
  });
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push(to, state, options) {
      keepsScroll = options?.preventScrollReset ?? false;
      history.push(to, state);
    },
    replace(to, state, options) {
      keepsScroll = options?.preventScrollReset ?? false;
      history.replace(to, state);
    },
  };
  return {
    navigator,
    getEntry: () => entry,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
