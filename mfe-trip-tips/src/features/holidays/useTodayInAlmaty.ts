import { todayInAlmaty } from '@almaty/dates';
import { useSyncExternalStore } from 'react';

/** A page that was left open overnight is corrected when the visitor comes back to it. */
function subscribe(update: () => void) {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/**
 * The calendar date in Almaty, yyyy-MM-dd.
 *
 * @param prerenderedDay the day of the prerendered HTML, which the first render in the browser must have, too.
 */
export const useTodayInAlmaty = (prerenderedDay: string): string =>
  useSyncExternalStore(
    subscribe,
    () => todayInAlmaty(),
    () => prerenderedDay,
  );
