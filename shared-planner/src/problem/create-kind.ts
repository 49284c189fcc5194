import type { Daylight } from '../calendar/daylight.ts';
import type { DrivePart } from '../roads/index.ts';
import type { Rules } from '../rules/read-rules.ts';
import type { PlanningActivity, PlanningLocation } from '../schema/planning-data.ts';
import type { Leg, LegPart, StopOnDay, Window } from '../solver/problem.ts';
import { getLocationWindows } from './availability.ts';
import type { NightBase } from './bases.ts';
import { isBooked, isBookedMeal } from './bookings.ts';
import type { Context } from './context.ts';
import { getMonths, type Item, listSelected } from './items.ts';
import { listSites, type Site } from './sites.ts';
import { getVisitMinutes, getWalkMinutes, isReachable } from './visits.ts';

/** A stop on a date, with where it is. */
export type PlacedStop = StopOnDay & { node: string; location: PlanningLocation | undefined };

/** The strenuousness of an item at a site. */
const getLevel = (item: Item, location: PlanningLocation | undefined): number =>
  Math.max(item.kind === 'activity' ? item.activity.strenuousness : 0, location?.strenuousness ?? 0);

/** Whether an item is not yet allowed on a day of the trip (docs/planner.md, H4). */
export function isTooSoon(
  { rules }: Context,
  item: Item,
  location: PlanningLocation | undefined,
  day: number,
): boolean {
  const isTooHigh = (location?.highestPointMetres ?? 0) > rules.altitudeMetres && day + 1 < rules.altitudeFromDay;
  return isTooHigh || (getLevel(item, location) >= 3 && day + 1 < rules.strenuous3FromDay);
}

/** Whether an item is locked to another day. */
const isLockedElsewhere = ({ request }: Context, { kind, id }: Item, date: string): boolean =>
  request.locks.some((lock) => lock.kind === kind && lock.id === id && lock.date !== date);

/** Whether the way there and back and the visit fill most of a day (docs/planner.md, H3). */
function isFar({ home, rules, getRoads }: Context, node: string, date: string, usual: number, walk: number): boolean {
  const roads = getRoads(date);
  const [there, back] = [roads.getDrive(home.node, node), roads.getDrive(node, home.node)];
  return there !== undefined && back !== undefined && there.minutes + back.minutes + 2 * walk + usual >= rules.far;
}

/** What is left of windows from a minute on. */
const beginAt = (windows: readonly Window[], minute: number): Window[] =>
  windows.map((window) => ({ ...window, opens: Math.max(window.opens, minute) }));

function placeLocation(context: Context, location: PlanningLocation, date: string): Omit<PlacedStop, 'isFar'> {
  const { request, rules } = context;
  const isOpen = isReachable(location, request.preferences.transport);
  return {
    node: location.node,
    location,
    windows: isOpen ? getLocationWindows(context, location, date) : [],
    ...getVisitMinutes(location, rules),
    isPreferred: location.bestMonths.includes(Number(date.slice(5, 7))),
    needsDaylight: location.daylightOnly,
    isMeal: false,
    hasFood: context.nodesWithFood.has(location.node),
    hosts: [],
    usualAtHost: 0,
    shortAtHost: 0,
  };
}

/** The indices of the stops at which an activity can be done on a date. */
function listHosts(items: readonly Item[], item: Item, date: string): number[] {
  if (item.kind === 'location' || item.activity.openingHours) return [];
  return items.flatMap((host, index) =>
    host.kind === 'location' &&
    item.activity.locationIds.includes(host.id) &&
    getMonths(item.activity, host.id).includes(Number(date.slice(5, 7)))
      ? [index]
      : [],
  );
}

/**
 * Places the items on a date: where each is, when it is open and how long it takes.
 *
 * @param day number of the day of the trip, from 0.
 * @param camps by activity id, the location where its nights are spent if it is done by itself.
 */
export function placeStops(
  context: Context,
  items: readonly Item[],
  date: string,
  day: number,
  camps: ReadonlyMap<number, number>,
): PlacedStop[] {
  const selected = listSelected(context.request, items);
  const mode = context.request.preferences.transport;
  return items.map((item) => {
    const isElsewhere = isLockedElsewhere(context, item, date);
    if (item.kind === 'location') {
      const stop = placeLocation(context, item.location, date);
      const isFarStop = isFar(context, stop.node, date, stop.usual, getWalkMinutes(item.location, mode));
      const earliest = isFarStop ? 0 : context.rules.nearFrom;
      const isPossible = !isElsewhere && !isTooSoon(context, item, item.location, day);
      return { ...stop, windows: isPossible ? beginAt(stop.windows, earliest) : [], isFar: isFarStop };
    }
    const { activity } = item;
    const camp = camps.get(activity.id);
    const site: Site | undefined = listSites(context, activity, date, selected).find(
      ({ location }) => (camp === undefined || location?.id === camp) && !isTooSoon(context, item, location, day),
    );
    const isHosted = !isElsewhere && !isTooSoon(context, item, undefined, day);
    const node = site?.node ?? context.home.node;
    const usual = site?.usual ?? activity.minutes.typical;
    const isOwn = isBooked(item);
    return {
      node,
      location: site?.location,
      windows: isElsewhere || !site ? [] : beginAt(site.windows, isOwn ? 0 : context.rules.activityFrom),
      usual,
      short: site?.short ?? activity.minutes.min,
      isPreferred: false,
      needsDaylight: !activity.indoor,
      isMeal: isOwn && isBookedMeal(activity, context.rules),
      hasFood: context.nodesWithFood.has(node),
      hosts: isHosted ? listHosts(items, item, date) : [],
      ...getMinutesAtHost(activity),
      isFar: isOwn || (site !== undefined && isFar(context, node, date, usual, 0)),
    };
  });
}

/**
 * Minutes of an activity as a part of a visit: what it adds, or how long the visits must be together. Nights add nothing to
 * the day.
 */
function getMinutesAtHost({ minutes, addsToVisit, ...activity }: PlanningActivity) {
  if (activity.nights.min > 0) return { usualAtHost: 0, shortAtHost: 0 };
  return { usualAtHost: addsToVisit ? minutes.typical : minutes.min, shortAtHost: minutes.min };
}

/** A part of a drive with its hours: between sunrise and sunset, or while the gondola runs. */
function toLegPart({ kind, from, to }: DrivePart, walk: number, { sunrise, sunset }: Daylight, rules: Rules): LegPart {
  const [opens, closes] = kind === 'gondola' ? [rules.gondolaFrom, rules.gondolaUntil] : [sunrise, sunset];
  return { from: from + walk, to: to + walk, opens, closes };
}

/** The legs between the bases and the stops of a date. */
export function measureLegs(
  { request, rules, home, getRoads, getDaylight }: Context,
  date: string,
  bases: readonly NightBase[],
  stops: readonly PlacedStop[],
): (Leg | undefined)[][] {
  const mode = request.preferences.transport;
  const roads = getRoads(date);
  const daylight = getDaylight(date);
  const places = [
    ...bases.map(({ node }) => ({ node, walk: 0, bus: undefined })),
    ...stops.map(({ node, location }) => ({
      node,
      walk: location ? getWalkMinutes(location, mode) : 0,
      bus: mode === 'public' ? location?.bus?.minutesFromCentre : undefined,
    })),
  ];
  /** The bus's own minutes between a stop and the centre, where home is. */
  const getBusMinutes = (from: (typeof places)[number], to: (typeof places)[number]) =>
    from.node === home.node ? to.bus : to.node === home.node ? from.bus : undefined;
  return places.map((from) =>
    places.map((to): Leg | undefined => {
      const drive = roads.getDrive(from.node, to.node);
      if (!drive) return undefined;
      const walk = from.node === to.node ? 0 : from.walk + to.walk;
      // A timetable says nothing of the hours of a part of the way.
      const bus = from.node === to.node || drive.parts.length > 0 ? undefined : getBusMinutes(from, to);
      if (bus !== undefined) return { minutes: bus + walk, driving: bus + walk, parts: [] };
      return {
        minutes: drive.minutes + walk,
        driving: drive.drivingMinutes + walk,
        parts: drive.parts.map((part) => toLegPart(part, from.walk, daylight, rules)),
      };
    }),
  );
}
