import type { ItemDay, ItemReference, PlanRequest } from '../schema/plan-request.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';
import type { Day, DayKind, Limits, Problem, Stop } from '../solver/problem.ts';
import { getCampId, listBases, type NightBase } from './bases.ts';
import type { Context } from './context.ts';
import { createDay } from './create-day.ts';
import { measureLegs, type PlacedStop, placeStops } from './create-kind.ts';
import { hasNights, type Item, listSelected } from './items.ts';
import { listSites } from './sites.ts';

/** A problem of the solver, with what its numbers stand for. */
export type TripProblem = {
  problem: Problem;
  /** The items of the stops, in their order. */
  items: readonly Item[];
  /** The bases of the problem, in their order. */
  bases: readonly NightBase[];
  /** The stops of every day of the trip, with their sites. */
  placed: readonly (readonly PlacedStop[])[];
};

const getLimits = ({ rules }: Context): Limits => ({
  comfortDay: rules.comfortDay,
  maxDay: rules.maxDay,
  maxDriving: rules.maxDrive,
  maxHardStops: rules.maxStrenuousPerDay,
  restAfterHardest: rules.restAfterStrenuous3,
  meal: { minutes: rules.meal, after: rules.mealAfter, from: rules.mealFrom, until: rules.mealUntil },
});

/** By activity id, the location of the camp of an activity with nights that is done by itself: where it is first possible. */
function chooseCamps(context: Context, items: readonly Item[]): Map<number, number> {
  const selected = listSelected(context.request, items);
  const camps = new Map<number, number>();
  for (const item of items) {
    if (item.kind === 'location' || !hasNights(item.activity)) continue;
    for (const date of context.dates) {
      const camp = listSites(context, item.activity, date, selected)[0]?.location;
      if (camp && !camps.has(item.id)) camps.set(item.id, camp.id);
    }
  }
  return camps;
}

/** The base of the night that an activity asks for at a location; -1 if it has none. */
function getNight(
  item: Item,
  locationId: number,
  overnightBase: string | undefined,
  bases: readonly NightBase[],
): number {
  if (item.kind === 'location' || !hasNights(item.activity)) return -1;
  const id = item.activity.addsToVisit ? getCampId(locationId) : overnightBase;
  return bases.findIndex((base) => base.id === id);
}

/** Whether two locations are better on the same day: they combine, or share their way or their spot. */
const isTogether = ({ combinesWith, overlapsWith }: PlanningLocation, { id }: PlanningLocation): boolean =>
  combinesWith.includes(id) || overlapsWith.includes(id);

/** From so many minutes of drive on, a location has a road or valley of its own to share: in the city the way decides. */
const OUTSIDE_MINUTES = 30;

/** Whether a location is outside the city. */
function isOutside({ dates, home, getRoads }: Context, { node }: PlanningLocation): boolean {
  const drive = getRoads(dates[0] ?? '').getDrive(home.node, node);
  return drive === undefined || drive.minutes >= OUTSIDE_MINUTES;
}

/** Items of one road or valley, which are better on the same day, as indices. */
function listNeighbours(context: Context, items: readonly Item[], item: Item): number[] {
  if (item.kind === 'activity' || !isOutside(context, item.location)) return [];
  return items.flatMap((other, index) =>
    other.kind === 'location' && isTogether(item.location, other.location) && isOutside(context, other.location)
      ? [index]
      : [],
  );
}

/**
 * The items that the visitor put before one, as indices. The days of one visit are put before each other, which keeps them
 * apart.
 */
function listPredecessors({ request }: Context, items: readonly Item[], item: Item): number[] {
  const isItem = (one: ItemReference, other: ItemReference) => one.kind === other.kind && one.id === other.id;
  const sequence = request.order.find((list) => list.some((listed) => isItem(listed, item))) ?? [];
  const earlier = sequence.slice(
    0,
    sequence.findIndex((listed) => isItem(listed, item)),
  );
  return items.flatMap((other, index) =>
    earlier.some((listed) => isItem(listed, other)) || (other !== item && isItem(other, item)) ? [index] : [],
  );
}

/** What a further day of a visit counts: less than any item, however many there are. */
const PART_PROFIT = 2 ** -6;

const getPart = (item: Item): number => (item.kind === 'location' ? (item.part ?? 0) : 0);

/** Creates the test whether an item is one of the visitor's must-haves. */
const createMustHaveTest = ({ preferences: { mustHaves = [] } }: PlanRequest) => {
  const keys = new Set(mustHaves.map(({ kind, id }) => `${kind} ${id}`));
  return ({ kind, id }: Item): boolean => keys.has(`${kind} ${id}`);
};

/** What the day counts to which the visitor locked an item: more than all items that were on their days before. */
const LOCK_WEIGHT = 64;

/** The day on which an item should stay: the one it is locked to, or the one on which it was before an edit. */
function findStay({ request, dates }: Context, item: Item): Stop['stay'] {
  const isItem = (other: ItemDay) => other.kind === item.kind && other.id === item.id;
  const lock = request.locks.find(isItem);
  const date = (lock ?? request.previous.filter(isItem)[getPart(item)])?.date;
  const day = date === undefined ? -1 : dates.indexOf(date);
  return day < 0 ? undefined : { day, weight: lock ? LOCK_WEIGHT : 1 };
}

/** The base at which a day with a stop at a location must begin or end, unless it ends in a camp there. */
function getNearBase(
  location: PlanningLocation | undefined,
  bases: readonly NightBase[],
  night: number,
): number | undefined {
  if (location?.overnight !== 'required' || night >= 0) return undefined;
  return bases.findIndex(({ id }) => id === location.overnightBase);
}

/** The bases that an item asks for, at its location or those where it is done. */
function listUsefulBases(
  context: Context,
  items: readonly Item[],
  item: Item,
  site: PlanningLocation | undefined,
  bases: readonly NightBase[],
): number[] {
  const hosts = items.flatMap((host) =>
    item.kind === 'activity' && host.kind === 'location' && item.activity.locationIds.includes(host.id)
      ? [host.location]
      : [],
  );
  const locations = item.kind === 'location' ? [item.location] : [...hosts, ...(site ? [site] : [])];
  const ids = new Set(listBases(context, [item], locations).map(({ id }) => id));
  return bases.flatMap(({ id }, base) => (ids.has(id) ? [base] : []));
}

function createStop(
  context: Context,
  items: readonly Item[],
  rank: number,
  profit: number,
  bases: readonly NightBase[],
  placed: readonly (readonly PlacedStop[])[],
): Stop {
  const item = items[rank] as Item;
  const site = placed.map((stops) => stops[rank]?.location).find((location) => location !== undefined);
  const night = site ? getNight(item, site.id, site.overnightBase, bases) : -1;
  const levels = placed.map((stops) => stops[rank]?.location?.strenuousness ?? 0);
  const isActivity = item.kind === 'activity';
  const needsNight = isActivity && hasNights(item.activity);
  return {
    profit,
    level: Math.max(isActivity ? item.activity.strenuousness : item.location.strenuousness, ...levels),
    levelAtHost: isActivity ? item.activity.strenuousness : 0,
    nearBase: getNearBase(isActivity ? site : item.location, bases, night),
    usefulBases: listUsefulBases(context, items, item, placed[0]?.[rank]?.location ?? site, bases),
    night: isActivity && night >= 0 ? night : undefined,
    stay: findStay(context, item),
    neighbours: listNeighbours(context, items, item),
    predecessors: listPredecessors(context, items, item),
    companion: isActivity
      ? {
          adds: item.activity.addsToVisit || needsNight,
          hosts: items.flatMap((host, stop) => {
            if (host.kind === 'activity' || !item.activity.locationIds.includes(host.id)) return [];
            const base = getNight(item, host.id, host.location.overnightBase, bases);
            if (needsNight && base < 0) return [];
            return [{ stop, night: base >= 0 ? base : undefined }];
          }),
        }
      : undefined,
  };
}

/** Adds where a trip under way is planned again from, unless it is one of the bases. */
function addHere({ data, request: { underway } }: Context, bases: readonly NightBase[]): readonly NightBase[] {
  if (!underway || bases.some(({ node }) => node === underway.node)) return bases;
  const known = data.bases.find(({ node }) => node === underway.node);
  return [...bases, known ?? { id: underway.node, node: underway.node, months: [] }];
}

/**
 * Creates the problem of a trip: which items are possible on which day, where, how long, and what the ways are.
 *
 * @param items those that are possible on at least one day, in the order in which they count.
 */
export function createProblem(context: Context, items: readonly Item[]): TripProblem {
  const { dates } = context;
  const camps = chooseCamps(context, items);
  const placed = dates.map((date, day) => placeStops(context, items, date, context.firstDay + day, camps));
  const locations = new Map(
    placed.flatMap((stops) => stops.flatMap(({ location }) => (location ? [[location.id, location] as const] : []))),
  );
  const bases = addHere(context, listBases(context, items, [...locations.values()]));
  return assemble(context, items, placed, bases, (kind, day) => createDay(context, kind, day, bases));
}

/**
 * Creates the problem of one day whose bases are known.
 *
 * @param day number of the day in the context.
 */
export function createDayProblem(
  context: Context,
  items: readonly Item[],
  day: number,
  from: NightBase,
  to: NightBase,
): TripProblem {
  const { dates, firstDay } = context;
  const placed = [placeStops(context, items, dates[day] ?? '', firstDay + day, chooseCamps(context, items))];
  const bases = [from, to];
  const ofDay = { ...context, dates: dates.slice(day, day + 1), firstDay: firstDay + day };
  return assemble(ofDay, items, placed, bases, (kind) => ({
    ...createDay(context, kind, day, bases),
    from: [0],
    to: [1],
  }));
}

/** Puts a problem together. Days that differ in nothing but their date are of one kind. */
function assemble(
  context: Context,
  items: readonly Item[],
  placed: readonly (readonly PlacedStop[])[],
  bases: readonly NightBase[],
  toDay: (kind: DayKind, index: number) => Day,
): TripProblem {
  const { dates, getRoads, getDaylight } = context;
  const kinds = new Map<string, DayKind>();
  const roads = new Map<unknown, number>();
  const days = dates.map((date, index) => {
    const stops = placed[index] ?? [];
    const roadsOfDay = getRoads(date);
    if (!roads.has(roadsOfDay)) roads.set(roadsOfDay, roads.size);
    const { sunrise, sunset } = getDaylight(date);
    const rows = stops.map(({ location, ...stop }) => [location?.id, stop]);
    const key = JSON.stringify([roads.get(roadsOfDay), sunrise, sunset, rows]);
    const kind = kinds.get(key) ?? { stops, legs: measureLegs(context, date, bases, stops) };
    kinds.set(key, kind);
    return toDay(kind, index);
  });
  const isMustHave = createMustHaveTest(context.request);
  const worth = (items.length * (items.length + 1)) / 2 + 1;
  /** More than all items that are no must-haves. */
  const mustHaveWorth = items.length * (worth + items.length);
  const getProfit = (item: Item, rank: number) =>
    getPart(item) > 0 ? PART_PROFIT : worth + items.length - rank + (isMustHave(item) ? mustHaveWorth : 0);
  const stops = items.map((item, rank) => createStop(context, items, rank, getProfit(item, rank), bases, placed));
  const camps = new Set(context.data.locations.map(({ id }) => getCampId(id)));
  const reservedBases = bases.flatMap(({ id }, base) => (camps.has(id) ? [base] : []));
  const problem = { stops, days, bases: bases.length, reservedBases, limits: getLimits(context) };
  return { problem, items, bases, placed };
}
