const PREFIX = 'edit.';

/** Replaces the host of an origin; null when the result is no origin, as below an IP address. */
function replaceHost(origin: string, host: string): string | null {
  const text = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(text) && new URL(text).origin === text ? text : null;
}

/**
 * Gets the origin of the editor screen: `edit.` before the host of the site, so that no script of the site can read the
 * token of an editor (docs/decisions/0014).
 *
 * @param siteOrigin origin of the site.
 * @returns null for a site at an IP address, which has no subdomains.
 */
export const getEditorOrigin = (siteOrigin: string): string | null =>
  replaceHost(siteOrigin, PREFIX + new URL(siteOrigin).host);

/**
 * Gets the origin of the site that an editor screen belongs to.
 *
 * @param origin of the request, or of the page.
 * @returns null when the origin is not that of an editor screen.
 */
export function getSiteOrigin(origin: string): string | null {
  if (!URL.canParse(origin)) return null;
  const { host } = new URL(origin);
  return host.startsWith(PREFIX) ? replaceHost(origin, host.slice(PREFIX.length)) : null;
}
