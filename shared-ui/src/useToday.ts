import { todayInAlmaty } from '@almaty/dates';
import { startTransition, useEffect, useState } from 'react';
import { useBrowserRendered } from './useHydrated.ts';

/** How often an open page looks whether the day has changed, in milliseconds. */
const CHECK_INTERVAL_MS = 30_000;

/**
 * Today's calendar date in Almaty, yyyy-MM-dd; also while the page stays open over midnight. Undefined in prerendered HTML
 * and while React hydrates it, because the page is built on another day than it is read.
 */
export function useToday(): string | undefined {
  const isBrowserRendered = useBrowserRendered();
  const [today, setToday] = useState<string | undefined>(isBrowserRendered ? todayInAlmaty : undefined);
  useEffect(() => {
    // A transition, so that the page can answer a press while it is rendered for the day.
    const update = () => startTransition(() => setToday(todayInAlmaty()));
    update();
    const timer = setInterval(update, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
