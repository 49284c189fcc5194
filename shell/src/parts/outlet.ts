import { NavigationType } from 'react-router';
import { needsDocument } from '../languages/needs-document.ts';
import { focusHeading } from '../router/focus-heading.ts';
import { fadeIn, isFadeWanted } from '../router/page-transitions.ts';
import type { ScrollKeeper } from '../router/scroll-keeper.ts';
import type { HistoryEntry, SiteHistory } from '../router/site-history.ts';
import { getModuleId, isNotFound, type SitePage } from '../site/site-page.ts';
import { findRunningPage } from './federation-runtime.ts';
import { getFragment } from './fragments.ts';
import { getComponent } from './modules.ts';
import type { OutletProps, OutletView } from './Outlet.tsx';
import { type OpenPart, openPart, type PartView } from './open-part.tsx';
import { completeHead, readHead, showHead } from './show-head.ts';

const samePath = (one: HistoryEntry, other: HistoryEntry) => one.location.pathname === other.location.pathname;

/** Whether a page can be shown at once. */
function canShow(page: SitePage): boolean {
  const id = getModuleId(page);
  return getFragment(page) !== undefined || (id !== null && getComponent(id) !== undefined);
}

/**
 * Opens the page of every entry of the history in the document's outlet; that of the first entry came with the document.
 *
 * @param first the element of the outlet that came with the document (Outlet.tsx).
 */
export function createOutlet(first: HTMLElement, history: SiteHistory, scroll: ScrollKeeper): OutletProps {
  let container = first;
  const listeners = new Set<() => void>();
  let shown = history.getEntry();
  const heads = new Map([[shown.location.pathname, readHead()]]);
  let part: OpenPart;
  let view: OutletView;
  let endFocus = () => {};

  const setView = ({ isShown, failure }: PartView, { skeleton }: SitePage) => {
    view = { skeleton: isShown ? null : skeleton, failure };
    for (const listener of listeners) listener();
  };
  const open = (entry: HistoryEntry, prerendered: HTMLElement | null = null): OpenPart => {
    const { pathname } = entry.location;
    const page = findRunningPage(pathname);
    // The attempted path is logged (docs/specification.md, section 2).
    if (isNotFound(page)) console.warn('404: no page at', pathname);
    return openPart({
      ...{ page, history, entry, prerendered },
      place: (element) => container.append(element),
      onHead: (head) => {
        heads.set(pathname, head);
        completeHead(pathname, head);
      },
      onChange: (next) => setView(next, page),
      onRendered: scroll.toEntry,
      onReopen: () => {
        part.close();
        part = open(history.getEntry());
      },
    });
  };
  const show = () => {
    // A fade shows the page a frame later: by then the visitor may have gone on, or back.
    const entry = history.getEntry();
    if (samePath(entry, shown)) return;
    shown = entry;
    if (needsDocument(entry.location.pathname)) {
      location.reload();
      return;
    }
    part.close();
    showHead(entry.location.pathname, heads.get(entry.location.pathname));
    part = open(entry);
    scroll.toEntry(entry);
    endFocus();
    const main = container.closest('main');
    if (main) endFocus = focusHeading(main);
  };

  const prerendered = container.querySelector<HTMLElement>(':scope > [data-mfe], :scope > [data-static]');
  const firstPage = findRunningPage(shown.location.pathname);
  const firstView = { skeleton: prerendered ? null : firstPage.skeleton, failure: null };
  part = open(shown, prerendered);

  history.subscribe((next, previous) => {
    if (samePath(next, shown) && samePath(next, previous)) {
      // A root scrolls when it has rendered the entry.
      if (!part.isLive()) scroll.toEntry(next);
      return;
    }
    // Later, because whoever navigates may be rendering.
    queueMicrotask(() => {
      const isOpened = next.action === NavigationType.Push && canShow(findRunningPage(next.location.pathname));
      if (isOpened && isFadeWanted()) fadeIn(show);
      else show();
    });
  });
  return {
    getView: () => view,
    getFirstView: () => firstView,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(element) {
      if (!element || element === container) return;
      element.append(...container.childNodes);
      container = element;
    },
  };
}
