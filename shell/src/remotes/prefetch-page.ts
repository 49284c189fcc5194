import { listFiles } from './federation-runtime.ts';
import { isLoaded, prefetchModule } from './module-loader.ts';
import { findRemotePage, getLoadedFragment, loadFragment } from './page-fragments.ts';
import { hasStyleSheet } from './style-sheets.ts';

/** Loads the fragment and the code of a page that a visitor is about to open; nothing for a page of the shell. */
export function prefetchPage(pathname: string): void {
  const page = findRemotePage(pathname);
  if (!page) return;
  void loadFragment(pathname);
  // Later, because the federation runtime works for long before it requests anything.
  setTimeout(() => prefetchModule(page.id));
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

/** Whether a page can be shown at once: its fragment or its code is there, or it is one of the shell. */
export function canShowPage(pathname: string): boolean {
  const page = findRemotePage(pathname);
  return !page || isLoaded(page.id) || getLoadedFragment(pathname) !== undefined;
}
