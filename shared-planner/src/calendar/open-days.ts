import type { PlanningLocation, SeasonalClosure } from '../schema/planning-data.ts';
import { getAccess } from './access-state.ts';
import { listDates } from './date-list.ts';
import { getOpeningWindows } from './opening-windows.ts';
import { isInSeason } from './season.ts';

/** The facts that decide whether a location can be visited on a date. */
export type Visitability = Pick<PlanningLocation, 'notice' | 'openingHours' | 'possibleMonths' | 'seasonalClosures'>;

/** `out-of-season` is outside the possible months, which are an estimate: ask first. */
export type DayState = 'open' | 'closed' | 'out-of-season';

/** Days of a trip that are looked at, so that a mistyped year does not count for ever. */
const MAX_DAYS = 366;

/** The closure that returns every year and holds on a date, yyyy-MM-dd; a danger is none. */
export const findClosure = (
  closures: readonly SeasonalClosure[] | undefined,
  date: string,
): SeasonalClosure | undefined =>
  closures?.find(({ kind, from, to }) => kind === 'closure' && isInSeason(date, from, to));

/**
 * Whether a location is closed on a date, by its access notice, a closure that returns every year or its opening hours, or
 * out of season. What is not known closes nothing.
 *
 * @param date the day of the visit, yyyy-MM-dd.
 * @param today yyyy-MM-dd in Almaty.
 */
export function getDayState(location: Visitability, date: string, today: string): DayState {
  const { notice, openingHours, possibleMonths, seasonalClosures } = location;
  const isClosed =
    getAccess(notice, date, today) === 'closed' ||
    findClosure(seasonalClosures, date) !== undefined ||
    (openingHours !== undefined && getOpeningWindows(openingHours, date).length === 0);
  if (isClosed) return 'closed';
  return possibleMonths.includes(Number(date.slice(5, 7))) ? 'open' : 'out-of-season';
}

/**
 * The best state of a location on the days of a trip: closed only if it is closed on all of them.
 *
 * @param from the first day, yyyy-MM-dd.
 * @param to the last day; before the first, there is no trip, and nothing is closed.
 */
export function getTripState(location: Visitability, from: string, to: string, today: string): DayState {
  const states = new Set(listDates(from, to, MAX_DAYS).map((date) => getDayState(location, date, today)));
  if (states.has('open') || states.size === 0) return 'open';
  return states.has('out-of-season') ? 'out-of-season' : 'closed';
}
