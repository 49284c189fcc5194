import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Calendar } from './Calendar.tsx';

type CalendarComponent = ComponentType<ComponentProps<typeof Calendar>>;

/**
 * The calendar, which is loaded after hydration because dates can be typed without it; `undefined` until then, and `null`
 * when it did not load.
 *
 * @param isOpen whether it is asked for; each time it is, a calendar that did not load is requested again.
 */
export function useCalendar(isOpen: boolean): CalendarComponent | null | undefined {
  const [calendar, setCalendar] = useState<{ component: CalendarComponent | null }>();
  const isLoaded = Boolean(calendar?.component);
  useEffect(() => {
    if (isLoaded) return;
    // `isOpen` decides nothing here, but its change requests it again.
    import('./Calendar.tsx')
      .then(({ Calendar: component }) => setCalendar({ component }))
      .catch(() => setCalendar({ component: null }));
  }, [isOpen, isLoaded]);
  return calendar?.component;
}
