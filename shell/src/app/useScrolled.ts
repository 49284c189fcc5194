import { useSyncExternalStore } from 'react';

/** Scrolled further than this, in px, the bar becomes more opaque (specification, section 9). */
const THRESHOLD = 20;

function subscribe(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Whether the page is scrolled past the threshold; a server says no. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD,
    () => false,
  );
