import { todayInAlmaty } from './almaty-time.ts';
import { addDays } from './date-arithmetic.ts';

/**
 * Whether a day lies in the future wherever somebody wrote it down: to the east of Almaty it may already be tomorrow.
 *
 * @param day yyyy-MM-dd.
 */
export const isFutureDay = (day: string, now: Date = new Date()): boolean => day > addDays(todayInAlmaty(now), 1);
