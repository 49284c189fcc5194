import { hasParameter } from '@almaty/delivery/routes';
import type { RemoteName } from '@almaty/delivery/schema';

/** Removes slashes at the end of a path: the router treats `/locations/` like `/locations`. */
export const removeTrailingSlashes = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;

/** What stands in the remote list for all pages below a path, when there are too many to list: `/locations/*`. */
export const getUnlisted = (path: string): string => `${path.slice(0, path.lastIndexOf('/'))}/*`;

/**
 * Finds the page of a release that a path shows: the path itself, or its route when the release lists that for every value
 * of its parameter. Undefined when the release lists neither. A path below which pages are not listed counts as one.
 */
export function findReleasedPage(route: string, pathname: string, pages: readonly string[]): string | undefined {
  const path = removeTrailingSlashes(pathname);
  return [path, route].find((page) => pages.includes(page)) ?? (pages.includes(getUnlisted(path)) ? path : undefined);
}

/**
 * Whether a path matches a route with a parameter without being a page, because its remote's release does not list it.
 *
 * @param pages the paths of the release; without a release nobody knows, so no page is unknown.
 */
export const isUnknownPage = (route: string, pathname: string, pages: readonly string[] | undefined): boolean =>
  hasParameter(route) && pages !== undefined && findReleasedPage(route, pathname, pages) === undefined;

const pagesByRemote = new Map<RemoteName, readonly string[]>();
const listeners = new Set<() => void>();

/** Sets the paths that the current release of a remote contains. */
export function setReleasedPages(remote: RemoteName, pages: readonly string[]): void {
  pagesByRemote.set(remote, pages);
  for (const listener of listeners) listener();
}

/** The paths that the current release of a remote contains; undefined while it has none. */
export const getReleasedPages = (remote: RemoteName): readonly string[] | undefined => pagesByRemote.get(remote);

/** Calls `listener` whenever a retry has found another release; returns the unsubscribe function. */
export function subscribeToReleasedPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
