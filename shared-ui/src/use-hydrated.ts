import { useSyncExternalStore } from 'react';

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
