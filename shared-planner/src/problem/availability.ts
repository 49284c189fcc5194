import { getAccess } from '../calendar/access-state.ts';
import type { Daylight } from '../calendar/daylight.ts';
import { findClosure } from '../calendar/open-days.ts';
import { getOpeningWindows } from '../calendar/opening-windows.ts';
import type { Rules } from '../rules/read-rules.ts';
import type { OpeningHours } from '../schema/opening-hours.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';
import type { Window } from '../solver/problem.ts';
import type { Context } from './context.ts';
import { getWalkMinutes } from './visits.ts';

/** Why a location cannot be visited on a date. */
export type Closure = 'unknown_access' | 'access_closed' | 'closed_for_season' | 'closed_that_day';

const MINUTES_PER_DAY = 1440;

/** The windows of opening hours on a date; the whole day if the hours are not known. */
export function getWindows(hours: OpeningHours | undefined, date: string): Window[] {
  if (!hours) return [{ opens: 0, lastStart: MINUTES_PER_DAY, closes: MINUTES_PER_DAY }];
  return getOpeningWindows(hours, date).map(([opens, closes]) => ({
    opens,
    lastStart: closes - (hours.lastEntryMinutes ?? 0),
    closes,
  }));
}

/**
 * Keeps of windows what lies in daylight (docs/planner.md, H2).
 *
 * @param walk minutes on foot there and away, which lie in daylight too.
 */
export const limitToDaylight = (
  windows: readonly Window[],
  { sunrise, sunset }: Daylight,
  { daylightMargin }: Rules,
  walk: number,
) =>
  windows.map(({ opens, lastStart, closes }) => {
    const end = Math.min(closes, sunset - Math.max(daylightMargin, walk));
    return { opens: Math.max(opens, sunrise + walk), lastStart: Math.min(lastStart, end), closes: end };
  });

/** Whether nobody can say if a location may be entered on a date. */
function isAccessUnknown({ notice }: PlanningLocation, date: string, today: string): boolean {
  if (notice.state === 'unknown') return true;
  const isLapsed = notice.state === 'closed' && getAccess(notice, date, today) === 'ask';
  return isLapsed && (!notice.to || date <= notice.to);
}

/**
 * Why a location is closed on a date (docs/planner.md, H1); undefined when it is open.
 *
 * @param today the day on which the request was made, yyyy-MM-dd: notices are read as on that day.
 */
export function findLocationClosure(location: PlanningLocation, date: string, today: string): Closure | undefined {
  if (isAccessUnknown(location, date, today)) return 'unknown_access';
  if (getAccess(location.notice, date, today) === 'closed') return 'access_closed';
  const isInMonths = location.possibleMonths.includes(Number(date.slice(5, 7)));
  if (!isInMonths || findClosure(location.seasonalClosures, date)) return 'closed_for_season';
  return getWindows(location.openingHours, date).length === 0 ? 'closed_that_day' : undefined;
}

/** The windows in which a location can be visited on a date; none when it is closed. */
export function getLocationWindows(
  { request, rules, getDaylight }: Context,
  location: PlanningLocation,
  date: string,
): Window[] {
  if (findLocationClosure(location, date, request.today)) return [];
  const windows = getWindows(location.openingHours, date);
  const walk = getWalkMinutes(location, request.preferences.transport);
  return location.daylightOnly ? limitToDaylight(windows, getDaylight(date), rules, walk) : windows;
}
