import { needsDocument } from '../languages/needs-document.ts';
import { findRunningPage, listStyleSheets } from '../parts/federation-runtime.ts';
import { loadFragment } from '../parts/fragments.ts';
import { loadComponent } from '../parts/modules.ts';
import { hasStyleSheet } from '../parts/style-sheets.ts';
import { getModuleId } from '../site/site-page.ts';
import { whenIdle } from '../when-idle.ts';
import { canPrefetch } from './connection.ts';
import { watchLinksInView } from './links-in-view.ts';

/** What visitors do before they open a link, with a mouse, with the keyboard and with a finger, and when they open it. */
const EVENTS = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'click'];

/** The path of another page of the site that a link opens in this tab; undefined for any other link. */
function getLinkedPath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const isPage = origin === location.origin && pathname !== location.pathname && !needsDocument(pathname);
  return isPage && (target === '' || target === '_self') && !link.hasAttribute('download') ? pathname : undefined;
}

const ignoreFailure = () => {
  // Visitors are told when they open the page, which loads it again.
};

/** Loads the fragment of a page that a visitor is about to open, and then its code. */
async function prefetchPage(pathname: string): Promise<void> {
  const page = findRunningPage(pathname);
  const id = getModuleId(page);
  // Together they would share the connection, and the code would run while the page is painted first.
  await loadFragment(page).catch(ignoreFailure);
  whenIdle(() => id && void loadComponent(id).catch(ignoreFailure));
}

const requested = new Set<string>();

/** Lets the browser request the style sheets of a page when it has nothing else to do, and keep them. */
function prefetchStyles(pathname: string): void {
  for (const href of listStyleSheets(getModuleId(findRunningPage(pathname)) ?? '')) {
    if (requested.has(href) || hasStyleSheet(href)) continue;
    requested.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}

/**
 * Loads the page of a link as soon as a visitor points at it, focuses or touches it: one listener for the links of the shell and
 * of all remotes. When the links are in view, the style sheets are requested, which the pages of a remote have in common.
 */
export function startPrefetching(): void {
  const handle = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const pathname = link instanceof HTMLAnchorElement && getLinkedPath(link);
    // A press is no guess: its page is requested in any case, before it is rendered.
    if (pathname && (event.type === 'click' || canPrefetch())) void prefetchPage(pathname);
  };
  for (const type of EVENTS) document.addEventListener(type, handle, { capture: true, passive: true });
  whenIdle(() => {
    if (!canPrefetch()) return;
    watchLinksInView((link) => {
      const pathname = getLinkedPath(link);
      if (pathname && canPrefetch()) prefetchStyles(pathname);
    });
  });
}
