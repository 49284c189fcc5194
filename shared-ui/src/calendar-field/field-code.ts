import { createLazyCode } from '../lazy-code.ts';

/** The calendar, without which dates can be typed. */
export const calendarCode = createLazyCode(async () => {
  const { Calendar } = await import('./Calendar.tsx');
  return { Calendar };
});

/** What reads dates, which nothing needs before somebody uses the field. */
export const dayCode = createLazyCode(() => import('./lazy-day.ts'));
