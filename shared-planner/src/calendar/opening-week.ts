import type { OpeningHours, OpeningRule } from '../schema/opening-hours.ts';
import { getOpeningWindows } from './opening-windows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The opening windows of one date. */
export type OpeningDay = { date: string; windows: OpeningRule['windows'] };

/**
 * The opening windows of a date and the six days after it.
 *
 * @param from yyyy-MM-dd.
 */
export const getOpeningWeek = (hours: OpeningHours, from: string): OpeningDay[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
    return { date, windows: getOpeningWindows(hours, date) };
  });
