import type { Location } from 'react-router';

/** The key of the entries in the browser's history that the router did not make. */
const FOREIGN_ENTRY = 'default';

/**
 * The name under which the scroll position of a history entry is kept.
 *
 * A link to an element of the page makes an entry without a key of the router. It needs a name of its own: under the name that
 * all such entries share the router would find the position before the link, and scroll back to it. Other fragments are not
 * in the name, because they may hold the key of a plan.
 */
export function getScrollKey({ key, pathname, hash }: Location): string {
  const isElement = hash !== '' && document.getElementById(hash.slice(1)) !== null;
  return key === FOREIGN_ENTRY && isElement ? pathname + hash : key;
}
