import { findRoute } from '@almaty/delivery/routes';
import { shellPages } from '../app/pages.ts';
import { whenIdle } from '../when-idle.ts';
import { listFiles, listStyleSheets } from './federation-runtime.ts';
import { isLoaded, prefetchModule } from './module-loader.ts';
import { findRemotePage, getLoadedFragment, loadFragment } from './page-fragments.ts';
import { hasStyleSheet } from './style-sheets.ts';

/** The module of the page of the shell at a path; undefined for every other path. */
const findShellModule = (pathname: string): string | undefined => shellPages[findRoute(pathname)]?.id;

/**
 * Loads the fragment and the code of a page that a visitor is about to open, and what Back needs: a prerendered page of the
 * shell has come without its code.
 */
export function prefetchPage(pathname: string): void {
  const ids = [findRemotePage(pathname)?.id ?? findShellModule(pathname), findShellModule(location.pathname)];
  // The code comes after what is shown first: together they would share the connection, and the code would run meanwhile.
  const loadWhole = async () => (await loadFragment(pathname))?.whole;
  // Not before the browser is idle, because starting a module would hold back the first paint of its page.
  const prefetchModules = () => {
    for (const id of ids) if (id) prefetchModule(id);
  };
  void loadWhole().then(() => whenIdle(prefetchModules));
}

const requested = new Set<string>();

/** Lets the browser request a file when it has nothing else to do, and keep it. */
function requestFile(href: string): void {
  if (requested.has(href) || hasStyleSheet(href)) return;
  requested.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** Requests the fragment and the files of a page without running them, after everything else. */
export function prefetchFiles(pathname: string): void {
  const page = findRemotePage(pathname);
  if (!page) return;
  if (!getLoadedFragment(pathname)) requestFile(page.fragmentUrl);
  if (!isLoaded(page.id)) for (const url of listFiles(page.id)) requestFile(url);
}

/** Requests the style sheets of a page without applying them, after everything else. */
export function prefetchStyles(pathname: string): void {
  for (const url of listStyleSheets(findRemotePage(pathname)?.id ?? '')) requestFile(url);
}

/** Whether a page can be shown at once: its fragment or its code is there, or it is the not-found page. */
export function canShowPage(pathname: string): boolean {
  const id = findRemotePage(pathname)?.id ?? findShellModule(pathname);
  return !id || isLoaded(id) || getLoadedFragment(pathname) !== undefined;
}
