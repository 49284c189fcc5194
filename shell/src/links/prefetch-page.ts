import { findRunningPage, listStyleSheets } from '../parts/federation-runtime.ts';
import { loadFragment } from '../parts/fragments.ts';
import { loadComponent } from '../parts/modules.ts';
import { hasStyleSheet } from '../parts/style-sheets.ts';
import { getModuleId } from '../site/site-page.ts';
import { whenIdle } from '../when-idle.ts';

const ignoreFailure = () => {
  // Visitors are told when they open the page, which loads it again.
};

/** Loads the fragment of a page that a visitor is about to open, and then its code. */
export async function prefetchPage(pathname: string): Promise<void> {
  const page = findRunningPage(pathname);
  const id = getModuleId(page);
  // Together they would share the connection, and the code would run while the page is painted first.
  await loadFragment(page).catch(ignoreFailure);
  whenIdle(() => id && void loadComponent(id).catch(ignoreFailure));
}

const requested = new Set<string>();

/** Lets the browser request the style sheets of a page when it has nothing else to do, and keep them. */
export function prefetchStyles(pathname: string): void {
  for (const href of listStyleSheets(getModuleId(findRunningPage(pathname)) ?? '')) {
    if (requested.has(href) || hasStyleSheet(href)) continue;
    requested.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}
