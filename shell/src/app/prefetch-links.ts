import { whenIdle } from '../when-idle.ts';
import { canPrefetch, isFastConnection } from './connection.ts';
import { getLinkedPath } from './linked-path.ts';
import { watchLinksInView } from './links-in-view.ts';

/** What visitors do before they open a link, with a mouse, with the keyboard and with a finger, and when they open it. */
const EVENTS = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'click'];

/** How pages are prefetched, by their paths. Both are called again and again, and request everything once. */
export type Prefetch = {
  /** Loads a page that is about to be opened. */
  page: (pathname: string) => void;
  /** Requests the files of a page that may be opened, after everything else. */
  files: (pathname: string) => void;
  /** Requests its style sheets only, which the pages of a remote have in common. */
  styles: (pathname: string) => void;
};

/**
 * Prefetches the page of a link as soon as a visitor points at it, focuses or touches it: one listener for the links of the
 * shell and of all remotes. When the links are in view, the files of their pages are requested on a fast connection, and their
 * style sheets on any other one.
 */
export function startPrefetching(prefetch: Prefetch): void {
  const handle = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const pathname = link instanceof HTMLAnchorElement && getLinkedPath(link);
    // A press is no guess: its page is requested in any case, before it is rendered.
    if (pathname && (event.type === 'click' || canPrefetch())) prefetch.page(pathname);
  };
  for (const type of EVENTS) document.addEventListener(type, handle, { capture: true, passive: true });
  whenIdle(() => {
    if (!canPrefetch()) return;
    const request = isFastConnection() ? prefetch.files : prefetch.styles;
    watchLinksInView((link) => {
      const pathname = getLinkedPath(link);
      if (pathname && canPrefetch()) request(pathname);
    });
  });
}
