import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server's HTML is taken over: that HTML knows no query, so the first render must not either. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
