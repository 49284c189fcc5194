import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether hydration is over. The prerendered HTML does not depend on the query of the address, so the first render in
 * the browser must not either.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
