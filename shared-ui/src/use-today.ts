import { todayInAlmaty } from '@almaty/dates';
import { useSyncExternalStore } from 'react';

/** How often an open page looks whether the day has changed, in milliseconds. */
const CHECK_INTERVAL_MS = 30_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * Today's calendar date in Almaty, yyyy-MM-dd; also while the page stays open over midnight. Undefined in prerendered HTML
 * and while React hydrates it, because the page is built on another day than it is read.
 */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => todayInAlmaty(),
    () => undefined,
  );
