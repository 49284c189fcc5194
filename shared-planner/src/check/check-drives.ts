import type { DriveItem } from '../schema/plan.ts';
import { getBusWalk } from './bus-walk.ts';
import type { CheckContext, CheckedDay, TimedItem } from './check-context.ts';
import type { Way } from './fastest-ways.ts';
import { formatMinute } from './times.ts';
import type { Violation } from './violation.ts';

/** Ways of travelling that need no car. */
const PUBLIC_TRANSPORT: readonly string[] = ['bus', 'walk', 'plane'];

/** A drive is rounded to tenths of a kilometre; a sum that ends in 5 hundredths may be rounded either way. */
const isRoundedKm = (km: number, exactKm: number) =>
  Math.abs(km * 10 - Math.round(km * 10)) < 1e-6 && Math.abs(km - exactKm) <= 0.05 + 1e-6;

type Walks = { before: number; after: number };

/** The walks from the bus stop that belong to a drive: of the stop before it and of the one after it. */
function getWalks({ request, locations }: CheckContext, { route }: CheckedDay, drive: TimedItem): Walks {
  const index = route.indexOf(drive);
  // A transfer leads to the home base, not to the stop after it.
  if (index < 0) return { before: 0, after: 0 };
  const getWalk = (others: readonly TimedItem[]) => {
    const item = others.find((other) => other.item.type !== 'meal')?.item;
    const locationId = item?.type === 'visit' || item?.type === 'activity' ? item.locationId : undefined;
    const location = locationId === undefined ? undefined : locations.get(locationId);
    return getBusWalk(location, request.preferences.transport);
  };
  return { before: getWalk(route.slice(0, index).reverse()), after: getWalk(route.slice(index + 1)) };
}

/** The minutes of the bus between the centre and the stop at the other end of a drive, where the data has them. */
function getBusMinutes(context: CheckContext, { route }: CheckedDay, drive: TimedItem, item: DriveItem) {
  const { request, data, locations } = context;
  const index = route.indexOf(drive);
  if (request.preferences.transport !== 'public' || index < 0) return undefined;
  const home = data.bases[0]?.node;
  const findBus = (others: readonly TimedItem[]) => {
    const stop = others.find((other) => other.item.type !== 'meal')?.item;
    const id = stop?.type === 'visit' || stop?.type === 'activity' ? stop.locationId : undefined;
    return id === undefined ? undefined : locations.get(id)?.bus?.minutesFromCentre;
  };
  if (item.from === home) return findBus(route.slice(index + 1));
  return item.to === home ? findBus(route.slice(0, index).reverse()) : undefined;
}

/** The ways of a drive: the bus of its stop takes its own minutes, but for ways that have hours. */
function listWays(context: CheckContext, day: CheckedDay, drive: TimedItem, item: DriveItem): readonly Way[] {
  const bus = getBusMinutes(context, day, drive, item);
  const ways = day.findWays(item.from, item.to);
  return bus === undefined
    ? ways
    : ways.map((way) => (way.parts.length > 0 ? way : { ...way, minutes: bus, restMinutes: 0 }));
}

/** The part of a drive that is outside its hours, wherever rest stops and meal are; undefined if all are in their hours. */
function findLatePart(
  { parts }: Way,
  { rules }: CheckContext,
  { daylight }: CheckedDay,
  { start, meal }: TimedItem,
  walks: Walks,
): string | undefined {
  const begin = start + walks.before;
  const pause = meal ? meal.end - meal.start : 0;
  for (const { kind, from, to } of parts) {
    const [opens, closes] =
      kind === 'gondola' ? [rules.gondolaFrom, rules.gondolaUntil] : [daylight.sunrise, daylight.sunset];
    if (begin + from >= opens && begin + to + pause <= closes) continue;
    const what = kind === 'gondola' ? 'rides a gondola outside its hours' : 'uses a rough road outside daylight';
    return `${what}, ${formatMinute(opens)}-${formatMinute(closes)}`;
  }
  return undefined;
}

function describeDrive(context: CheckContext, day: CheckedDay, drive: TimedItem, item: DriveItem): string | undefined {
  if (item.from === item.to) return 'leads nowhere';
  const ways = listWays(context, day, drive, item);
  if (ways.length === 0) return 'has no open way';
  const walks = getWalks(context, day, drive);
  const walk = walks.before + walks.after;
  const list = (getFigure: (way: Way) => number) => [...new Set(ways.map(getFigure))].join(' or ');
  const ofMinutes = ways.filter(({ minutes }) => minutes + walk === item.minutes);
  if (ofMinutes.length === 0) return `takes ${item.minutes} minutes, not ${list(({ minutes }) => minutes + walk)}`;
  const ofFlight = ofMinutes.filter(({ flightMinutes }) => flightMinutes === (item.flightMinutes ?? 0));
  if (ofFlight.length === 0)
    return `has ${item.flightMinutes ?? 0} minutes of flight, not ${list(({ flightMinutes }) => flightMinutes)}`;
  const same = ofFlight.filter(({ km }) => isRoundedKm(item.km, km));
  if (same.length === 0) return `has ${item.km} km, not ${list(({ km }) => Math.round(km * 10) / 10)}`;
  const onFoot = same.filter(({ isWalk }) => isWalk === (item.isWalk ?? false));
  if (onFoot.length === 0) return item.isWalk ? 'is not all on foot' : 'is on foot, but does not say so';
  const late = onFoot.map((way) => findLatePart(way, context, day, drive, walks));
  return late.includes(undefined) ? undefined : late[0];
}

/** A drive that follows another one without a stop between them; the transfers do not count. */
function findSplitDrives({ date, route }: CheckedDay): Violation[] {
  const withoutMeals = route.filter(({ item }) => item.type !== 'meal');
  return withoutMeals.flatMap(({ item, start }, index): Violation[] => {
    if (item.type !== 'drive' || withoutMeals[index - 1]?.item.type !== 'drive') return [];
    const message = `the drive ${formatMinute(start)} on ${date} follows another one without a stop between them`;
    return [{ rule: 'H8', date, message }];
  });
}

/** H8: every drive is a fastest open way, and visitors without a car get to every stop. */
export function checkDrives(context: CheckContext, day: CheckedDay): Violation[] {
  const { date, stops } = day;
  const { transport } = context.request.preferences;
  const ofDrives = day.items.flatMap((timed): Violation[] => {
    if (timed.item.type !== 'drive') return [];
    const { from, to, depart } = timed.item;
    const text = describeDrive(context, day, timed, timed.item);
    return text ? [{ rule: 'H8', date, message: `the drive ${from} - ${to} at ${depart} on ${date} ${text}` }] : [];
  });
  const ofStops = stops.flatMap(({ location, reference, label }): Violation[] => {
    if (transport !== 'public' || !location) return [];
    if (location.transport.some((way) => PUBLIC_TRANSPORT.includes(way))) return [];
    const message = `${label} on ${date} is reached by ${location.transport.join(', ')} only`;
    return [{ rule: 'H8', date, item: reference, message }];
  });
  return [...ofDrives, ...findSplitDrives(day), ...ofStops];
}

/** The minutes of a drive that count as driving: without flights and rest stops. */
function getDriving(context: CheckContext, day: CheckedDay, drive: TimedItem, item: DriveItem): number {
  const { minutes, flightMinutes = 0 } = item;
  const way = listWays(context, day, drive, item).find((other) => other.flightMinutes === flightMinutes);
  return minutes - flightMinutes - (way?.restMinutes ?? 0);
}

/** H9: the drives of a day without flights, rest stops and transfers. */
export function checkDriveLimit(context: CheckContext, day: CheckedDay): Violation[] {
  const { rules } = context;
  const { date, route } = day;
  const minutes = route.reduce(
    (sum, timed) => sum + (timed.item.type === 'drive' ? getDriving(context, day, timed, timed.item) : 0),
    0,
  );
  if (minutes <= rules.maxDrive) return [];
  return [{ rule: 'H9', date, message: `the drives of ${date} take ${minutes} minutes, more than ${rules.maxDrive}` }];
}
