import type { PlanningActivity, PlanningLocation } from '../schema/planning-data.ts';
import type { Window } from '../solver/problem.ts';
import { getLocationWindows, getWindows, limitToDaylight } from './availability.ts';
import type { Context } from './context.ts';
import { getMonths, hasNights } from './items.ts';
import { getVisitMinutes, isReachable } from './visits.ts';

/** Where an activity is done by itself on a date. */
export type Site = {
  node: string;
  location: PlanningLocation | undefined;
  windows: Window[];
  usual: number;
  short: number;
};

/** What lies in two lists of windows. */
function intersect(first: readonly Window[], second: readonly Window[]): Window[] {
  return first.flatMap((a) =>
    second.flatMap((b) => {
      const closes = Math.min(a.closes, b.closes);
      const window = { opens: Math.max(a.opens, b.opens), lastStart: Math.min(a.lastStart, b.lastStart), closes };
      return window.opens < closes ? [window] : [];
    }),
  );
}

/** The site at a location that was not selected; undefined when the activity is not possible there on the date. */
function getLocationSite(
  context: Context,
  activity: PlanningActivity,
  location: PlanningLocation,
  date: string,
): Site | undefined {
  const { request, rules } = context;
  if (!getMonths(activity, location.id).includes(Number(date.slice(5, 7)))) return undefined;
  if (!isReachable(location, request.preferences.transport)) return undefined;
  const open = getLocationWindows(context, location, date);
  const windows = intersect(open, getWindows(activity.openingHours, date));
  if (windows.length === 0) return undefined;
  const visit = getVisitMinutes(location, rules);
  const { min, typical } = activity.minutes;
  // A night in a camp has no minutes by day; an activity that is a visit lasts at least as long as one.
  const least = hasNights(activity) ? 0 : min;
  const isOwn = activity.addsToVisit && !hasNights(activity);
  return {
    node: location.node,
    location,
    windows,
    usual: isOwn ? typical : Math.max(visit.usual, least),
    short: isOwn ? min : Math.max(visit.short, least),
  };
}

/** The site at one of an activity's nodes. */
function getNodeSite(
  { rules, getDaylight }: Context,
  activity: PlanningActivity,
  node: string,
  date: string,
): Site | undefined {
  if (!activity.months.includes(Number(date.slice(5, 7)))) return undefined;
  const hours = getWindows(activity.openingHours, date);
  const windows = activity.indoor ? hours : limitToDaylight(hours, getDaylight(date), rules, 0);
  if (windows.length === 0) return undefined;
  const { min, typical } = activity.minutes;
  return { node, location: undefined, windows, usual: typical, short: min };
}

/**
 * Lists the sites of an activity on a date, those with the least drive from home first.
 *
 * @param selected ids of the requested locations: there it is done as a part of the visit.
 */
export function listSites(
  context: Context,
  activity: PlanningActivity,
  date: string,
  selected: ReadonlySet<number>,
): Site[] {
  if (hasNights(activity) && !activity.addsToVisit) return [];
  const { data, home, getRoads } = context;
  const locations = data.locations.filter(({ id }) => activity.locationIds.includes(id) && !selected.has(id));
  const sites = [
    ...locations.flatMap((location) => getLocationSite(context, activity, location, date) ?? []),
    ...(hasNights(activity) ? [] : activity.nodes.flatMap((node) => getNodeSite(context, activity, node, date) ?? [])),
  ];
  return sites
    .flatMap((site) => {
      const drive = getRoads(date).getDrive(home.node, site.node);
      return drive ? [{ site, minutes: drive.minutes }] : [];
    })
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ site }) => site);
}
