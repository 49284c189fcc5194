import { useRef, useSyncExternalStore } from 'react';

const isServer = typeof document === 'undefined';
const subscribe = () => () => {};

/**
 * Whether a component has prerendered nodes that React has not rendered; false while they are prerendered, and after a link of
 * the site. It stays what it was at first: a change would render the component again at once, and hydrate at once whatever
 * boundaries it contains.
 */
export function usePrerendered(): boolean {
  const isPrerendered = useRef(false);
  return useSyncExternalStore(
    subscribe,
    () => isPrerendered.current,
    () => {
      // React asks for the server's snapshot only here and while it hydrates.
      isPrerendered.current = !isServer;
      return isPrerendered.current;
    },
  );
}
