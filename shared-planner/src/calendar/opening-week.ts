import { addDays } from '@almaty/dates';
import type { OpeningHours, OpeningRule } from '../schema/opening-hours.ts';
import { getOpeningWindows } from './opening-windows.ts';

/** The opening windows of one date. */
export type OpeningDay = { date: string; windows: OpeningRule['windows'] };

/**
 * The opening windows of a date and the six days after it.
 *
 * @param from yyyy-MM-dd.
 */
export const getOpeningWeek = (hours: OpeningHours, from: string): OpeningDay[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    return { date, windows: getOpeningWindows(hours, date) };
  });
