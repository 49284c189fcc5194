import { getLinkedPath } from './linked-path.ts';

/** The links of a part whose page is shown and not hydrated yet, so that nobody listens to them. */
const UNHYDRATED_LINK = '[data-mfe]:not([data-hydrated]) a[href]';

/** Whether a click opens the link in this tab, and nobody has taken it. */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Opens the links of pages that are not hydrated yet inside the site: a new document would load everything again.
 *
 * @param navigate opens an address of the site.
 */
export function startFollowingLinks(navigate: (address: string) => void): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest(UNHYDRATED_LINK);
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !getLinkedPath(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  // Before React, which stops presses in what it has still to hydrate.
  document.addEventListener('click', follow, { capture: true });
}
