import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the page's `h1` as soon as it exists, without scrolling. A pointer or key press before that cancels it, because
 * the visitor has moved on.
 *
 * @param main the element that contains the page.
 * @returns cancels it.
 */
export function focusHeading(main: HTMLElement): () => void {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const focusIfPresent = () => {
    const heading = main.querySelector<HTMLElement>('h1:not([data-placeholder])');
    if (!heading) return;
    cancel();
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusIfPresent);
  controller.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, cancel, { capture: true, signal: controller.signal });
  focusIfPresent();
  return cancel;
}

/** Updates the head tags that name the page's URL, which a navigation without a new document leaves unchanged. */
function updateCanonicalUrl(pathname: string) {
  const url = location.origin + pathname;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', url);
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', url);
}

/**
 * Moves the focus to the `h1` of the new page after every navigation inside the site, also when the page's code is
 * still loading. Otherwise the focus would stay on a link that no longer exists.
 *
 * @param mainId id of the element that contains the page.
 */
export function useRouteFocus(mainId: string): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    updateCanonicalUrl(pathname);
    const main = document.getElementById(mainId);
    return main ? focusHeading(main) : undefined;
  }, [pathname, mainId]);
}
