import { needsDocument } from '../languages/needs-document.ts';

/** Not every browser opens a closed `details` element when a link leads into it. */
function openDetails(hash: string): void {
  document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

/**
 * Follows the links that no router listens to (take-presses.ts): a page of the site without a new document, and everything else
 * as the browser does.
 *
 * @param navigate opens an address of the site.
 */
export function startFollowingLinks(navigate: (address: string) => void): void {
  addEventListener('follow', (event) => {
    const link: unknown = event instanceof CustomEvent && event.detail;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    if (needsDocument(pathname)) return;
    if (hash && pathname === location.pathname && search === location.search) {
      openDetails(hash);
      return;
    }
    event.preventDefault();
    navigate(pathname + search + hash);
  });
}
