import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx';
import { getReleasedPages, isUnknownPage, subscribeToReleasedPages } from '../remotes/released-pages.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { RemotePage } from './pages.ts';

/** Returns the paths that a remote's release contains; the frame on the server provides those of its request. */
export const GetReleasedPages = createContext(getReleasedPages);

/** Shows a page of a remote, or the not-found page for a path that the remote's release does not contain. */
export function ReleasedPage({ route, page }: { route: string; page: RemotePage }) {
  const { pathname } = useLocation();
  const getPages = useContext(GetReleasedPages);
  const isUnknown = () => isUnknownPage(route, pathname, getPages(page.remote));
  return useSyncExternalStore(subscribeToReleasedPages, isUnknown, isUnknown) ? (
    <NotFoundPage />
  ) : (
    <RemoteOutlet {...page} />
  );
}
