import { addDays } from '@almaty/dates';
import { getMinutesBetween } from '../calendar/time-of-day.ts';
import type { Planner } from '../plan/create-planner.ts';
import { readRules } from '../rules/read-rules.ts';
import type { Plan, PlanDay, PlanItem, UnscheduledItem } from '../schema/plan.ts';
import type { ItemDay } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { findFewestDays, getFirstDays } from './find-fewest-days.ts';
import { FEW_ITERATIONS, isHelpedByDays, listDayItems, planTrip } from './plan-trip.ts';
import type { DayEstimate, ItemId, MissingDay, TripEstimate, TripRequest } from './trip-estimate.ts';

const CLOSED: readonly UnscheduledItem['reason']['code'][] = [
  'access_closed',
  'closed_for_season',
  'closed_that_day',
  'unknown_access',
];
const isClosed = ({ reason }: UnscheduledItem) => CLOSED.includes(reason.code);

const getStart = (item: PlanItem) =>
  item.type === 'drive' ? item.depart : item.type === 'meal' ? item.start : item.arrive;
const getEnd = (item: PlanItem) => (item.type === 'drive' ? item.arrive : item.type === 'meal' ? item.end : item.leave);

function toDayEstimate(day: PlanDay, home: string | undefined): DayEstimate {
  const { date, items, totals, base } = day;
  const [first, last] = [items[0], items.at(-1)];
  return {
    date,
    dayMinutes: first && last ? getMinutesBetween(getStart(first), getEnd(last)) : 0,
    visitMinutes: totals.visitMinutes,
    wayMinutes: totals.driveMinutes,
    items: listDayItems(day),
    ...(base.to !== home && { nightBase: base.to }),
  };
}

const listRestrictedIds = ({ days }: Plan): number[] =>
  days.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.type === 'visit' && item.notes.some(({ code }) => code === 'access_restricted') ? [item.locationId] : [],
    ),
  );

const isSame = (a: ItemId, b: ItemId) => a.kind === b.kind && a.id === b.id;

/**
 * The days that a trip is too short by. What would be done on them is said only when the days of the trip can stay as they
 * are: otherwise an item would be shown twice.
 */
function listMissingDays(
  planner: Planner,
  request: TripRequest,
  plan: Plan,
  wanted: readonly UnscheduledItem[],
): MissingDay[] {
  const isPossible = (kind: ItemId['kind']) => (id: number) =>
    !plan.unscheduled.some((item) => isSame(item, { kind, id }) && !isHelpedByDays(item));
  const possible: TripRequest = {
    ...request,
    locations: request.locations.filter(isPossible('location')),
    activities: request.activities.filter(isPossible('activity')),
  };
  const itemCount = possible.locations.length + possible.activities.length;
  const planDays = (days: number, previous: ItemDay[] = []) =>
    planTrip(
      planner,
      { ...possible, end_date: addDays(request.start_date, days - 1) },
      { previous, iterations: FEW_ITERATIONS },
    );
  const first = getFirstDays({ ...plan, unscheduled: [...wanted] }, itemCount);
  const longer = findFewestDays(planDays, itemCount, plan.days.length, first);
  if (!longer) return [];
  const previous = plan.days.flatMap((day) => listDayItems(day).map((item) => ({ ...item, date: day.date })));
  const extended = planDays(longer.days.length, previous);
  const missing = extended.days
    .slice(plan.days.length)
    .map((day): MissingDay => ({ date: day.date, items: listDayItems(day) }));
  const added = missing.flatMap(({ items }) => items);
  const staysAsItIs =
    extended.unscheduled.length === 0 && added.every((item) => wanted.some((other) => isSame(item, other)));
  return staysAsItIs ? missing : missing.map(({ date }) => ({ date, items: [] }));
}

/**
 * Estimates how much of a request fits into its days, as its plan will say it.
 *
 * @param request at least one item, and an end on or after the start.
 * @throws Error when the planning data lacks a base, a rule or a road between bases.
 */
export function estimateTrip(planner: Planner, data: PlanningData, request: TripRequest): TripEstimate {
  const plan = planTrip(planner, request);
  const { comfortDay, maxDay } = readRules(data.rules, request.preferences.pace);
  const wanted = plan.unscheduled.filter(isHelpedByDays);
  const missingDays = wanted.length > 0 ? listMissingDays(planner, request, plan, wanted) : [];
  const fitCount = request.locations.length + request.activities.length - plan.unscheduled.length;
  return {
    days: plan.days.map((day) => toDayEstimate(day, data.bases[0]?.id)),
    leftOut: plan.unscheduled.filter((item) => !isClosed(item)),
    closed: plan.unscheduled.filter(isClosed),
    restrictedIds: listRestrictedIds(plan),
    fitCount,
    longerFitCount: fitCount + (missingDays.length > 0 ? wanted.length : 0),
    missingDays,
    comfortMinutes: comfortDay,
    mostMinutes: maxDay,
  };
}
