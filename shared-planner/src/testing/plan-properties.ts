import { addDays } from '@almaty/dates';
import * as z from 'zod/mini';
import { checkPlan } from '../check/index.ts';
import { estimateCosts } from '../costs/index.ts';
import { listScheduled } from '../edit/item-days.ts';
import { createPlanner, type Planner } from '../plan/index.ts';
import { getBookingId } from '../schema/booking-id.ts';
import { Plan } from '../schema/plan.ts';
import type { PlanRequest } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { findFalseAdvice } from './false-advice.ts';

/** What every plan has and one lacks: the code of a violated rule, or the name of a property. */
export type BrokenProperty = { property: string; message: string };

/** The search of a larger request is no proof, so that a day more may give less. */
const MAX_EXACT_ITEMS = 12;

/** Each once: a visit of several days is on several. */
const listNames = (items: readonly { kind: string; id: number }[]) => [
  ...new Set(items.map(({ kind, id }) => `${kind} ${id}`)),
];

/** Every requested item and booking is scheduled or explained, once, and nothing else is. */
function findWrongItems({ locations, activities, preferences }: PlanRequest, plan: Plan): BrokenProperty[] {
  const requested = [
    ...locations.map((id) => ({ kind: 'location', id })),
    ...activities.map((id) => ({ kind: 'activity', id })),
    ...(preferences.bookings ?? []).map((_, index) => ({ kind: 'activity', id: getBookingId(index) })),
  ];
  const answered = [...listScheduled(plan), ...plan.unscheduled];
  const [expected, found] = [listNames(requested).sort().join(), listNames(answered).sort().join()];
  return expected === found ? [] : [{ property: 'items', message: `Requested ${expected}, answered ${found}` }];
}

/** How many items of a plan are must-haves. */
const countMustHaves = ({ preferences: { mustHaves = [] } }: PlanRequest, plan: Plan): number => {
  const scheduled = listNames(listScheduled(plan));
  return listNames(mustHaves).filter((name) => scheduled.includes(name)).length;
};

/**
 * What is no must-have takes the place of none: without it, as many are in. Only of must-haves that are locations: an activity
 * may need another item to be done at.
 */
function findBlockedMustHaves(planner: Planner, request: PlanRequest, plan: Plan): BrokenProperty[] {
  const { preferences, locations, activities, locks, order } = request;
  const { mustHaves = [] } = preferences;
  const isLarge = locations.length + activities.length > MAX_EXACT_ITEMS;
  const isBound = locks.length > 0 || order.length > 0;
  if (mustHaves.length === 0 || isLarge || isBound || mustHaves.some(({ kind }) => kind === 'activity')) return [];
  const alone = planner.makePlan({ ...request, locations: mustHaves.map(({ id }) => id), activities: [] });
  const [most, count] = [countMustHaves(request, alone), countMustHaves(request, plan)];
  return count < most ? [{ property: 'must-haves', message: `${count} are in, without other items ${most}` }] : [];
}

/** A trip that is a day longer has room for as many items, unless a lock or a must-have that its last day makes possible takes it. */
function findLossOfDay(data: PlanningData, version: string, request: PlanRequest, plan: Plan): BrokenProperty[] {
  const isLarge = request.locations.length + request.activities.length > MAX_EXACT_ITEMS;
  if (isLarge || request.locks.length > 0) return [];
  const longer = createPlanner(data, version).makePlan({ ...request, end_date: addDays(request.end_date, 1) });
  // One more of these may take the place of several others.
  if (countMustHaves(request, longer) > countMustHaves(request, plan)) return [];
  const [before, after] = [listNames(listScheduled(plan)).length, listNames(listScheduled(longer)).length];
  return after >= before ? [] : [{ property: 'a day more', message: `${before} items, with a day more ${after}` }];
}

/**
 * The costs are those of all visits and nights away: each location is free, paid or unknown, each night away is a bed with a
 * price or without one, and no sum is upside down or negative.
 */
function findWrongCosts(data: PlanningData, plan: Plan): BrokenProperty[] {
  const { days, tenge, unknown } = estimateCosts(plan, data);
  const lines = days.flatMap((day) => day.lines.map((line) => line.what));
  const visited = new Set(
    plan.days.flatMap(({ items }) => items.flatMap((item) => (item.type === 'visit' ? [item] : []))),
  );
  const unpaid = [...visited].flatMap(({ locationId }) => {
    const location = data.locations.find(({ id }) => id === locationId);
    const isUnknown = unknown.some((one) => one.code === 'entrance' && one.locationId === locationId);
    if (!location?.fee) return isUnknown ? [] : [`the entrance to ${locationId} is not known and not listed`];
    const { adultTenge, per } = location.fee;
    const isPaid = lines.some((what) => {
      if (what.code !== 'entrance' && what.code !== 'gondola') return false;
      const other = data.locations.find(({ id }) => id === what.locationId);
      if (other?.id === locationId) return true;
      return what.code === 'gondola'
        ? other?.fee?.adultTenge === adultTenge && other.fee.per === per
        : location.park !== undefined && other?.park === location.park;
    });
    return adultTenge === 0 || isPaid ? [] : [`the entrance to ${locationId} is not paid`];
  });
  const nights = plan.days
    .slice(0, -1)
    .filter(({ base }) => base.to !== data.bases[0]?.id && !data.gateways.some(({ id }) => id === base.to)).length;
  const known = lines.filter(({ code }) => code === 'bed').length;
  const beds = unknown.reduce((sum, { code, count }) => sum + (code === 'bed' ? count : 0), known);
  return [
    ...unpaid,
    ...(beds === nights ? [] : [`${beds} beds for ${nights} nights away`]),
    ...([tenge, ...days.map((day) => day.tenge)].some(({ min, max }) => min < 0 || min > max) ? ['a wrong range'] : []),
  ].map((message) => ({ property: 'costs', message }));
}

/**
 * Plans a request and verifies what holds for every plan: `checkPlan` finds nothing, every item is scheduled or explained
 * exactly once, the schema accepts the plan, a new planner makes the same bytes, a day more schedules no item less, nothing
 * takes the place of a must-have, its costs leave nothing out, and every advice holds when it is followed. An error of the
 * planner is a property that is broken too.
 */
export function findBrokenProperties(data: PlanningData, version: string, request: PlanRequest): BrokenProperty[] {
  try {
    return listBroken(data, version, request);
  } catch (error) {
    return [{ property: 'error', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }];
  }
}

function listBroken(data: PlanningData, version: string, request: PlanRequest): BrokenProperty[] {
  const planner = createPlanner(data, version);
  const plan = planner.makePlan(request);
  const text = JSON.stringify(plan);
  const parsed = z.safeParse(Plan, JSON.parse(text));
  const isRepeated = JSON.stringify(createPlanner(data, version).makePlan(request)) === text;
  return [
    ...checkPlan(plan, request, data).map(({ rule, date = '', message }) => ({
      property: rule,
      message: `${date} ${message}`,
    })),
    ...findWrongItems(request, plan),
    ...(parsed.success ? [] : [{ property: 'schema', message: z.prettifyError(parsed.error) }]),
    ...(isRepeated ? [] : [{ property: 'same bytes', message: 'A second planner makes another plan' }]),
    ...findLossOfDay(data, version, request, plan),
    ...findBlockedMustHaves(planner, request, plan),
    ...findWrongCosts(data, plan),
    ...findFalseAdvice(planner, request, plan).map((message) => ({ property: 'advice', message })),
  ];
}
