import { loadable } from '../loadable.ts';

/** The calendar, without which dates can be typed. */
export const calendarCode = loadable(async () => {
  const { PlacedCalendar } = await import('./PlacedCalendar.tsx');
  return { PlacedCalendar };
});

/** What reads dates, which nothing needs before somebody uses the field. */
export const dayCode = loadable(() => import('./lazy-day.ts'));
