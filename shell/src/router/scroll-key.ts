import { removeLanguage } from '@almaty/languages';
import type { Location } from 'react-router';

/** The key of the entries in the browser's history that the router did not make. */
const FOREIGN_ENTRY = 'default';

/**
 * The name under which the scroll position of a history entry is kept.
 *
 * The entries that the router did not make share a key: those of a new document have their address as name, and those of a link
 * to an element also the element, or the position before the link would be found under it. Other fragments are not in the
 * name, because they may hold the key of a plan.
 */
export const getScrollKey = (location: Location): string =>
  location.key === FOREIGN_ENTRY ? getAddressKey(location) : location.key;

/** As `getScrollKey` for an entry that the router did not make: the same in each language, so that a switch keeps the position. */
export function getAddressKey({ pathname, search, hash }: Location): string {
  const isElement = hash !== '' && document.getElementById(hash.slice(1)) !== null;
  return removeLanguage(pathname) + search + (isElement ? hash : '');
}
