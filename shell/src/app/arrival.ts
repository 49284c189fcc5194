import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Calls `found` with the page's `h1` as soon as there is one, unless the visitor has gone on with something else before:
 * the focus is theirs then. Gives the way to stop waiting.
 */
function whenHeadingStands(main: HTMLElement, found: (heading: HTMLElement) => void): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const look = () => {
    const heading = main.querySelector<HTMLElement>('h1:not([data-placeholder])');
    if (!heading) return;
    stop();
    found(heading);
  };
  const observer = new MutationObserver(look);
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, stop, { capture: true, signal: waiting.signal });
  look();
  return stop;
}

/**
 * Gives the focus to the page's `h1`, also when the page's code has still to come; the view stays where it is.
 *
 * @param main the element that holds the pages.
 * @returns the way to stop waiting.
 */
export const focusHeading = (main: HTMLElement): (() => void) =>
  whenHeadingStands(main, (heading) => heading.focus({ preventScroll: true }));

/** What the head says of the page's address, for whoever reads it after a navigation without a new document. */
function setAddress(pathname: string) {
  const address = location.origin + pathname;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
}

/**
 * On every navigation inside the site the focus goes to the new page's `h1` (look.md, rule 6), also when the page's
 * code has still to come.
 *
 * @param mainId id of the element that holds the pages.
 */
export function useArrival(mainId: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setAddress(pathname);
    const main = document.getElementById(mainId);
    // Until it is there the focus would still be on a link that has gone.
    return main ? focusHeading(main) : undefined;
  }, [pathname, mainId]);
}
