import { type Daylight, getDaylight } from '../calendar/index.ts';
import { type Rules, readRules } from '../rules/read-rules.ts';
import type { ActivityItem, DriveItem, Plan, PlanDay, PlanItem, VisitItem } from '../schema/plan.ts';
import type { ItemReference, PlanRequest } from '../schema/plan-request.ts';
import type { PlanningActivity, PlanningData, PlanningLocation } from '../schema/planning-data.ts';
import { createWayFinder, type FindWays } from './fastest-ways.ts';
import { parseTime } from './times.ts';
import { getTransferNodes, isTransfer, type TransferNodes } from './transfers.ts';

/** Two moments of a day, in minutes after midnight. */
export type Span = { start: number; end: number };

/** An item of a day with its times as numbers; `meal` is a meal during it. */
export type TimedItem = Span & { item: PlanItem; meal: Span | undefined };

/** A visit, or an activity that is done by itself. What the planning data does not know is undefined or left out. */
export type Stop = Span & {
  reference: ItemReference;
  /** `location 4`, for messages. */
  label: string;
  location: PlanningLocation | undefined;
  /** All activities of the stop. */
  activities: readonly PlanningActivity[];
  item: VisitItem | ActivityItem;
  /** From arriving to leaving without the meal. */
  minutes: number;
};

/** A day of a plan with what the rules need of it. */
export type CheckedDay = {
  date: string;
  /** 1 is the first day of the plan. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Whether it is the day of the transfer to the departure, or the one after it. */
  isDeparture: boolean;
  isAfterDeparture: boolean;
  plan: PlanDay;
  /** Computed, not read from the plan. */
  daylight: Daylight;
  items: readonly TimedItem[];
  /** The transfers that the day must have, and the items that are them, if it has them. */
  transferNodes: TransferNodes;
  arrival: TimedItem | undefined;
  departure: TimedItem | undefined;
  /** The items without the transfers. */
  route: readonly TimedItem[];
  /** The bases where the route begins and ends: the home base where a transfer joins it to a gateway. */
  routeBase: { from: string; to: string };
  stops: readonly Stop[];
  drives: readonly (TimedItem & { item: DriveItem })[];
  /** From the beginning of the route's first item to the end of its last; undefined without items. */
  span: Span | undefined;
  findWays: FindWays;
};

/** A plan, what it was made from, and lookups of both. */
export type CheckContext = {
  plan: Plan;
  request: PlanRequest;
  data: PlanningData;
  rules: Rules;
  days: readonly CheckedDay[];
  locations: ReadonlyMap<number, PlanningLocation>;
  activities: ReadonlyMap<number, PlanningActivity>;
  /** The node of a base, gateway or camp. */
  getBaseNode: (baseId: string) => string | undefined;
};

const CAMP = /^camp-(\d+)$/;

/** The location of a camp; undefined for other bases. */
export function getCampLocationId(baseId: string): number | undefined {
  const id = CAMP.exec(baseId)?.[1];
  return id === undefined ? undefined : Number(id);
}

const toSpan = (item: PlanItem): Span => {
  if (item.type === 'drive') return { start: parseTime(item.depart), end: parseTime(item.arrive) };
  if (item.type === 'meal') return { start: parseTime(item.start), end: parseTime(item.end) };
  return { start: parseTime(item.arrive), end: parseTime(item.leave) };
};

function toTimedItem(item: PlanItem): TimedItem {
  const meal = item.type === 'meal' ? undefined : item.meal;
  return { ...toSpan(item), item, meal: meal && { start: parseTime(meal.start), end: parseTime(meal.end) } };
}

type Lookups = Pick<CheckContext, 'locations' | 'activities'>;

function toStop({ item, start, end, meal }: TimedItem, { locations, activities }: Lookups): Stop[] {
  if (item.type !== 'visit' && item.type !== 'activity') return [];
  const reference: ItemReference =
    item.type === 'visit' ? { kind: 'location', id: item.locationId } : { kind: 'activity', id: item.activityId };
  const activityIds = item.type === 'visit' ? item.activityIds : [item.activityId];
  return [
    {
      ...{ start, end, item, reference },
      label: `${reference.kind} ${reference.id}`,
      location: item.locationId === undefined ? undefined : locations.get(item.locationId),
      activities: activityIds.flatMap((id) => activities.get(id) ?? []),
      minutes: end - start - (meal ? meal.end - meal.start : 0),
    },
  ];
}

function toSpanOfDay(items: readonly TimedItem[]): Span | undefined {
  const [first, last] = [items[0], items.at(-1)];
  return first && last && { start: first.start, end: last.end };
}

type DayParts = Pick<CheckedDay, 'transferNodes' | 'arrival' | 'departure' | 'route' | 'routeBase' | 'span'>;

/** Divides the items of a day into its transfers and the rest. */
function divideDay(
  items: readonly TimedItem[],
  { base }: PlanDay,
  transferNodes: TransferNodes,
  home: string | undefined,
): DayParts {
  const [first, last] = [items[0], items.at(-1)];
  const arrival = isTransfer(first?.item, transferNodes.arrival) ? first : undefined;
  const departure = isTransfer(last?.item, transferNodes.departure) ? last : undefined;
  const route = items.filter((item) => item !== arrival && item !== departure);
  const routeBase = {
    from: (arrival && home) ?? base.from,
    to: (departure && home) ?? base.to,
  };
  return { transferNodes, arrival, departure, route, routeBase, span: toSpanOfDay(route) };
}

const MINUTES_PER_DAY = 1440;

/** How many days before the last one the transfer to the departure is: 1 if it would begin before midnight (H6). */
function countEvenings({ preferences: { departure } }: PlanRequest, rules: Rules, minutes: number): number {
  if (!departure) return 0;
  return parseTime(departure.time) - rules.departureMargin - minutes < 0 ? 1 : 0;
}

/** Minutes after midnight of a day at which one has to be at the gateway. */
export const getLatestAtGateway = (time: string, { isLast }: CheckedDay, rules: Rules): number =>
  parseTime(time) - rules.departureMargin + (isLast ? 0 : MINUTES_PER_DAY);

/** A location as the visitor chose to visit it: as long and as strenuous as one of its variants. */
function withVariant(location: PlanningLocation, { variants }: PlanRequest): PlanningLocation {
  const minutes = variants.find(({ locationId }) => locationId === location.id)?.minutes;
  const variant = (location.variants ?? []).find((each) => each.minutes === minutes);
  return variant
    ? {
        ...location,
        strenuousness: variant.strenuousness,
        visitMinutes: { min: variant.minutes, typical: variant.minutes, max: variant.minutes },
      }
    : location;
}

/**
 * Prepares a plan for the rules.
 *
 * @throws Error when the planning data lacks a rule.
 */
export function createCheckContext(plan: Plan, request: PlanRequest, data: PlanningData): CheckContext {
  const { pace, transport } = request.preferences;
  const rules = readRules(data.rules, pace);
  const locations = new Map(data.locations.map((location) => [location.id, withVariant(location, request)]));
  const activities = new Map(data.activities.map((activity) => [activity.id, activity]));
  const baseNodes = new Map([...data.gateways, ...data.bases].map(({ id, node }) => [id, node]));
  if (request.underway) baseNodes.set(request.underway.node, request.underway.node);
  const last = plan.days.length - 1;
  const ofLast = getTransferNodes(request, data, false, true).departure;
  const findWays = createWayFinder(data.roads.edges, request.end_date, transport, rules);
  const ways = ofLast ? findWays(ofLast.from, ofLast.to) : [];
  const leaves =
    last -
    countEvenings(
      request,
      rules,
      Math.min(...(ways.length > 0 ? ways : [{ minutes: 0 }]).map(({ minutes }) => minutes)),
    );
  const days = plan.days.map((day, index): CheckedDay => {
    const items = day.items.map(toTimedItem);
    const [isFirst, isLast] = [index === 0, index === last];
    const isDeparture = request.preferences.departure !== undefined && index === leaves;
    return {
      date: day.date,
      number: index + 1,
      isFirst,
      isLast,
      isDeparture,
      isAfterDeparture: index > leaves,
      plan: day,
      daylight: getDaylight(day.date),
      items,
      ...divideDay(items, day, getTransferNodes(request, data, isFirst, isDeparture), data.bases[0]?.id),
      stops: items.flatMap((item) => toStop(item, { locations, activities })),
      drives: items.flatMap((timed) => (timed.item.type === 'drive' ? [{ ...timed, item: timed.item }] : [])),
      findWays: createWayFinder(data.roads.edges, day.date, transport, rules),
    };
  });
  return {
    ...{ plan, request, data, rules, days, locations, activities },
    getBaseNode: (baseId) => {
      const locationId = getCampLocationId(baseId);
      return locationId === undefined ? baseNodes.get(baseId) : locations.get(locationId)?.node;
    },
  };
}
