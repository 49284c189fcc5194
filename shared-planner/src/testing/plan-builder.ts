import { getDaylight } from '../calendar/index.ts';
import {
  type ActivityItem,
  type DriveItem,
  type MealItem,
  PLAN_VERSION,
  Plan,
  type PlanDay,
  type PlanItem,
  PlanRequest,
  type VisitItem,
} from '../schema/index.ts';

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** HH:mm of minutes after midnight. */
export const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A drive; its minutes are those between departing and arriving without the meal. */
export function drive(
  from: string,
  to: string,
  depart: string,
  arrive: string,
  km: number,
  fields: Partial<DriveItem> = {},
): DriveItem {
  const { meal } = fields;
  const mealMinutes = meal ? toMinutes(meal.end) - toMinutes(meal.start) : 0;
  const minutes = Math.max(0, toMinutes(arrive) - toMinutes(depart) - mealMinutes);
  return { type: 'drive', from, to, depart, arrive, minutes, km, cautions: [], ...fields };
}

export const visit = (
  locationId: number,
  arrive: string,
  leave: string,
  fields: Partial<VisitItem> = {},
): VisitItem => ({ type: 'visit', locationId, activityIds: [], arrive, leave, notes: [], ...fields });

export const activity = (
  activityId: number,
  node: string,
  arrive: string,
  leave: string,
  fields: Partial<ActivityItem> = {},
): ActivityItem => ({ type: 'activity', activityId, node, arrive, leave, notes: [], ...fields });

export const meal = (at: string, start: string, end: string): MealItem => ({ type: 'meal', at, start, end });

/** A meal during a visit or drive. */
export const MEAL = { start: '12:00', end: '12:45' };

/** A drive to a stop, the stop, and the same drive back; the drives border on the stop. */
export const roundTrip = (
  [from, to]: [string, string],
  minutes: number,
  km: number,
  stop: VisitItem | ActivityItem,
): PlanItem[] => [
  drive(from, to, toTime(toMinutes(stop.arrive) - minutes), stop.arrive, km),
  stop,
  drive(to, from, stop.leave, toTime(toMinutes(stop.leave) + minutes), km),
];

/** The museum from home: 12 minutes there and back. */
export const museumTrip = (arrive: string, leave: string, fields: Partial<VisitItem> = {}): PlanItem[] =>
  roundTrip(['home', 'museum'], 12, 5.3, visit(1, arrive, leave, fields));

/** A location at the park from home: 23 minutes there and back. */
export const parkTrip = (
  locationId: number,
  arrive: string,
  leave: string,
  fields: Partial<VisitItem> = {},
): PlanItem[] => roundTrip(['home', 'park'], 23, 10, visit(locationId, arrive, leave, fields));

/** The baths from home: 37 minutes there and back. */
export const bathsTrip = (arrive: string, leave: string): PlanItem[] =>
  roundTrip(['home', 'baths'], 37, 10.9, activity(2, 'baths', arrive, leave));

/** The hill from home: 23 minutes there and back. */
export const hillTrip = (stop: VisitItem | ActivityItem): PlanItem[] => roundTrip(['home', 'hill'], 23, 8, stop);

const getVisitMinutes = (item: PlanItem) =>
  item.type === 'visit' || item.type === 'activity'
    ? toMinutes(item.leave) -
      toMinutes(item.arrive) -
      (item.meal ? toMinutes(item.meal.end) - toMinutes(item.meal.start) : 0)
    : 0;

/** Metres up of the locations of the small planning data. */
const ASCENT: Record<number, number> = { 2: 20, 3: 500, 4: 1200, 5: 100 };

const sumOf = (items: readonly PlanItem[], getNumber: (item: PlanItem) => number) =>
  items.reduce((sum, item) => sum + getNumber(item), 0);

const addUp = (items: readonly PlanItem[]) => ({
  driveMinutes: sumOf(items, (item) => (item.type === 'drive' ? item.minutes : 0)),
  driveKm: Math.round(sumOf(items, (item) => (item.type === 'drive' ? item.km : 0)) * 10) / 10,
  visitMinutes: Math.max(0, sumOf(items, getVisitMinutes)),
  ascentMetres: sumOf(items, (item) => (item.type === 'visit' ? (ASCENT[item.locationId] ?? 0) : 0)),
});

/** A day with right totals, sunrise and sunset; without bases it begins and ends at home. */
export function day(date: string, items: PlanItem[], fields: Partial<PlanDay> = {}): PlanDay {
  const { sunrise, sunset } = getDaylight(date);
  return {
    ...{ date, items, suggestions: [], base: { from: 'home-base', to: 'home-base' } },
    ...{ sunrise: toTime(sunrise), sunset: toTime(sunset), totals: addUp(items) },
    ...fields,
  };
}

const listIds = (days: readonly PlanDay[], getIds: (item: PlanItem) => number[]) => [
  ...new Set(days.flatMap(({ items }) => items.flatMap(getIds))),
];

/** A request for exactly what the days contain, with some fields replaced. */
export const createRequest = (days: readonly PlanDay[], fields: Partial<PlanRequest> = {}): PlanRequest =>
  PlanRequest.parse({
    reference: 'ALM-TEST',
    today: '2027-05-01',
    start_date: days[0]?.date,
    end_date: days.at(-1)?.date,
    locations: listIds(days, (item) => (item.type === 'visit' ? [item.locationId] : [])),
    activities: listIds(days, (item) =>
      item.type === 'visit' ? item.activityIds : item.type === 'activity' ? [item.activityId] : [],
    ),
    ...fields,
  });

/** The plan of some days for a request, with right totals and some fields replaced. */
export const createPlan = (days: PlanDay[], request: PlanRequest, fields: Partial<Plan> = {}): Plan =>
  Plan.parse({
    version: PLAN_VERSION,
    ...{ reference: request.reference, revision: request.revision, data: 'test', planner: 'test' },
    ...{ start_date: request.start_date, end_date: request.end_date, preferences: request.preferences },
    ...{ isOptimal: true, days, unscheduled: [], bookAhead: [], bring: [] },
    totals: addUp(days.flatMap(({ items }) => items)),
    ...fields,
  });
