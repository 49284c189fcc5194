/** What a path is matched with: a page and the paths that it has. */
type Paths = { route: string; paths: readonly string[] };

/** Removes slashes at the end of a path: the router treats `/locations/` like `/locations`. */
export const removeTrailingSlashes = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;

/** Whether a route has a parameter, so that it takes more paths than there are pages. */
export const hasParameter = (route: string): boolean => route.includes(':');

/** Whether a path is one of a route: each parameter stands for one segment. */
export const matchesRoute = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);

/**
 * Finds the page that a path shows: the one that has the path, or else the one whose route is among its own paths and matches it.
 * The edge, the browser and the tests match paths with it.
 *
 * @returns the page, and its path that has the fragment; undefined when no page has the path.
 */
export function findPage<Page extends Paths>(
  pages: readonly Page[],
  pathname: string,
): { page: Page; path: string } | undefined {
  const path = removeTrailingSlashes(pathname);
  const exact = pages.find(({ paths }) => paths.includes(path));
  if (exact) return { page: exact, path };
  const page = pages.find(({ route, paths }) => paths.includes(route) && matchesRoute(route, path));
  return page && { page, path: page.route };
}
