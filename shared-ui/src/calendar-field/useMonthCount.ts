import { useSyncExternalStore } from 'react';

/** Room for two months side by side; in rem, so that large text has one. */
const WIDE = '(width >= 75rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How many months a calendar shows side by side. */
export const useMonthCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(WIDE).matches ? 2 : 1),
    () => 1,
  );
