import { countItems, useItinerary } from '@almaty/store';
import { createContext, useContext, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx';
import { getReleasedPages, isUnknownPage, subscribeToReleasedPages } from '../remotes/released-pages.ts';
import { useIsFromTop } from '../remotes/useIsFromTop.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { RemotePage } from './pages.ts';

/** Returns the paths that a remote's release contains; the frame on the server provides those of its request. */
export const GetReleasedPages = createContext(getReleasedPages);

/** Whether the page of this address looks as it was prerendered: without selected items, query, or what Back restores. */
function useIsAsRendered(): boolean {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isEmpty = useItinerary((itinerary) => countItems(itinerary) === 0);
  return isEmpty && !isBack && search === '';
}

/** Returns a function, always the same one, that gives the value of the last render. */
function useGetter<Value>(value: Value): () => Value {
  const latest = useRef(value);
  latest.current = value;
  return useState(() => () => latest.current)[0];
}

/** Shows a page of a remote, or the not-found page for a path that the remote's release does not contain. */
export function ReleasedPage({ route, page }: { route: string; page: RemotePage }) {
  const { pathname } = useLocation();
  const getPages = useContext(GetReleasedPages);
  // RemoteOutlet must not render again when they change.
  const isAsRendered = useGetter(useIsAsRendered());
  const isFromTop = useGetter(useIsFromTop());
  const isUnknown = () => isUnknownPage(route, pathname, getPages(page.remote));
  return useSyncExternalStore(subscribeToReleasedPages, isUnknown, isUnknown) ? (
    <NotFoundPage />
  ) : (
    <RemoteOutlet {...page} isAsRendered={isAsRendered} isFromTop={isFromTop} />
  );
}
