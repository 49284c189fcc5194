const UNHYDRATED_PART = '[data-mfe]:not([data-hydrated])';

/**
 * Leaves links to an element of the page to the browser while a part is not hydrated. From the router React would learn of a new
 * address, and put the skeleton in the place of a part that it can't hydrate yet.
 * Call it before there is a router, because both listen to the same event.
 *
 * @param getLocation the address as the router knows it.
 */
export function startKeepingEarlyHash(getLocation: () => Pick<Location, 'pathname' | 'search'>): void {
  const keep = (event: PopStateEvent) => {
    const { pathname, search } = getLocation();
    const isSamePage = pathname === location.pathname && search === location.search;
    if (isSamePage && document.querySelector(UNHYDRATED_PART)) event.stopImmediatePropagation();
  };
  addEventListener('popstate', keep);
}
