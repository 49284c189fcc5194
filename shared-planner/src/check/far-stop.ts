import { getOpeningWindows } from '../calendar/index.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';
import { getBusWalk } from './bus-walk.ts';
import type { CheckContext, CheckedDay, Stop } from './check-context.ts';

const DAY_MINUTES = 24 * 60;

const getNode = ({ item, location }: Stop): string | undefined =>
  item.type === 'activity' ? item.node : location?.node;

/** The usual minutes of a visit; the least of one that takes several days. */
function getVisitMinutes(location: PlanningLocation | undefined, longestVisit: number): number {
  if (!location) return 0;
  const { min, typical } = location.visitMinutes;
  return typical > longestVisit ? min : typical;
}

/** The usual minutes of a stop. An activity that is the visit of its location lasts as long as one. */
function getUsualMinutes({ item, location, activities }: Stop, longestVisit: number): number {
  const [activity] = activities;
  const visit = getVisitMinutes(location, longestVisit);
  if (item.type === 'visit' || !activity) return visit;
  const { minutes, nights, addsToVisit } = activity;
  if (nights.min > 0) return visit;
  if (location && !addsToVisit) return Math.max(visit, minutes.min);
  return minutes.typical;
}

/**
 * Whether a stop is far: the drive there and back from the home base and its usual minutes fill most of a day
 * (docs/planner.md, H3). A booking is. A stop that no open road joins to the home base that day is not.
 */
export function isFar(stop: Stop, { findWays }: CheckedDay, { data, rules, request }: CheckContext): boolean {
  if (stop.item.type === 'activity' && stop.item.activityId < 0) return true;
  const [home, node] = [data.bases[0], getNode(stop)];
  if (!home || node === undefined) return false;
  const shortest = (from: string, to: string) => Math.min(...findWays(from, to).map(({ minutes }) => minutes));
  const walk = 2 * getBusWalk(stop.location, request.preferences.transport);
  const minutes = shortest(home.node, node) + shortest(node, home.node) + walk;
  return Number.isFinite(minutes) && minutes + getUsualMinutes(stop, rules.longestVisit) >= rules.far;
}

/** Whether the known hours of a stop begin before a minute of the day; a stop that is open all day does not. */
export function opensBefore({ location, activities }: Stop, date: string, minute: number): boolean {
  const windows = [location, ...activities].flatMap((entry) => {
    const hours = entry?.openingHours && getOpeningWindows(entry.openingHours, date);
    return hours && !hours.some(([opens, closes]) => opens <= 0 && closes >= DAY_MINUTES) ? [hours] : [];
  });
  return windows.length > 0 && windows.every((hours) => hours.some(([opens]) => opens < minute));
}
