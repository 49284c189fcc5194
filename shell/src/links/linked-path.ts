/** The path of another page of the site that a link opens in this tab; undefined for any other link. */
export function getLinkedPath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const isPage = origin === location.origin && pathname !== location.pathname;
  return isPage && (target === '' || target === '_self') && !link.hasAttribute('download') ? pathname : undefined;
}
