import type { PlanningLocation } from '../schema/planning-data.ts';
import { getAccess } from './access-state.ts';
import { getOpeningWindows, isInSeason } from './opening-windows.ts';

/** The facts that decide whether a location can be visited on a date. */
export type Visitability = Pick<PlanningLocation, 'notice' | 'openingHours' | 'possibleMonths' | 'seasonalClosures'>;

/** Days of a trip that are looked at: no longer trip changes the answer, because every rule repeats within a year. */
const MAX_DAYS = 366;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The dates from the first to the last, yyyy-MM-dd; at most a year of them. */
function listDates(from: string, to: string): string[] {
  const start = Date.parse(from);
  const length = Math.min((Date.parse(to) - start) / DAY_MS + 1, MAX_DAYS);
  return Array.from({ length }, (_, index) => new Date(start + index * DAY_MS).toISOString().slice(0, 10));
}

/**
 * Whether a location is closed on a date: by its access notice, its season, a closure that returns every year, or its
 * opening hours. What is not known does not close it.
 *
 * @param date the day of the visit, yyyy-MM-dd.
 * @param today yyyy-MM-dd in Almaty.
 */
export const isClosedOn = (
  { notice, openingHours, possibleMonths, seasonalClosures = [] }: Visitability,
  date: string,
  today: string,
): boolean =>
  getAccess(notice, date, today) === 'closed' ||
  !possibleMonths.includes(Number(date.slice(5, 7))) ||
  seasonalClosures.some(({ kind, from, to }) => kind === 'closure' && isInSeason(date, from, to)) ||
  (openingHours !== undefined && getOpeningWindows(openingHours, date).length === 0);

/** Whether a location is closed on every day of a trip; both dates included, yyyy-MM-dd. */
export const isClosedThroughout = (location: Visitability, from: string, to: string, today: string): boolean =>
  listDates(from, to).every((date) => isClosedOn(location, date, today));
