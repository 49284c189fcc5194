import { countDays } from '@almaty/dates';
import { MAX_ITEMS_A_DAY } from './request-limits.ts';

/** How many items are beyond what the days of a trip may have; none when its dates are in no order. */
export function countSurplus(items: number, start_date: string, end_date: string): number {
  const days = countDays(start_date, end_date);
  return days >= 1 ? Math.max(0, items - days * MAX_ITEMS_A_DAY) : 0;
}
