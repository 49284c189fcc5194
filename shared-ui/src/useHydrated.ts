import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether hydration is over; true from the first render of what is rendered in the browser. The prerendered HTML does not
 * depend on the query of the address, so the first render in the browser must not either.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * Whether a component was first rendered in the browser: false on a server and for nodes that React hydrates. It never changes:
 * a change renders a component again at once, and hydrates at once all boundaries that are rendered with it.
 */
export function useBrowserRendered(): boolean {
  const isBrowserRendered = useRef(true);
  return useSyncExternalStore(
    subscribe,
    () => isBrowserRendered.current,
    () => {
      // React asks for the snapshot of the server only there and while it hydrates.
      isBrowserRendered.current = false;
      return false;
    },
  );
}
