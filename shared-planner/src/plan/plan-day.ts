import { getDaylight } from '../calendar/daylight.ts';
import type { NightBase } from '../problem/bases.ts';
import type { Context } from '../problem/context.ts';
import type { PlacedStop } from '../problem/create-kind.ts';
import type { TripProblem } from '../problem/create-problem.ts';
import { getArrival, getDeparture, type Transfer } from '../problem/transfers.ts';
import type { Drive } from '../roads/index.ts';
import { findBooking } from '../schema/booking-id.ts';
import type { ActivityItem, DriveItem, MealItem, PlanDay, PlanItem, VisitItem } from '../schema/plan.ts';
import type { PlanningActivity } from '../schema/planning-data.ts';
import { type Event, scheduleDay } from '../solver/schedule.ts';
import type { Solution } from '../solver/solution.ts';
import { listDriveCautions } from './drive-cautions.ts';
import { formatTime } from './format-time.ts';
import { addTotals } from './totals.ts';
import { listActivityCautions, listLocationCautions } from './visit-cautions.ts';

/** What the items of one day are made from. */
type DayContext = { context: Context; trip: TripProblem; day: number; date: string; visited: readonly number[] };

const getNode = ({ trip, day }: DayContext, place: number): string => {
  const { bases, placed } = trip;
  return bases[place]?.node ?? placed[day]?.[place - bases.length]?.node ?? '';
};

/** The meal during an item, and the minutes without it. */
function splitMeal(
  { context }: DayContext,
  { begin, end, meal }: { begin: number; end: number; meal: number | undefined },
) {
  const { meal: mealMinutes } = context.rules;
  const minutes = end - begin - (meal === undefined ? 0 : mealMinutes);
  return {
    minutes,
    meal: meal === undefined ? {} : { meal: { start: formatTime(meal), end: formatTime(meal + mealMinutes) } },
  };
}

const isWalk = ({ data }: Context, { edges }: Drive): boolean =>
  edges.every((edge) => data.roads.edges[edge]?.surface === 'foot');

/** The drive between a gateway and the home base. */
function toTransfer(context: Context, date: string, transfer: Transfer | undefined): DriveItem[] {
  if (!transfer || transfer.from === transfer.to) return [];
  const { from, to, begin, end, drive } = transfer;
  return [
    {
      type: 'drive',
      from,
      to,
      depart: formatTime(begin),
      arrive: formatTime(end),
      minutes: drive.minutes,
      km: drive.km,
      ...(isWalk(context, drive) && { isWalk: true }),
      ...(drive.flightMinutes > 0 && { flightMinutes: drive.flightMinutes }),
      cautions: listDriveCautions(context, drive, date),
    },
  ];
}

function toDrive(day: DayContext, event: Event & { type: 'leg' }): DriveItem[] {
  const [from, to] = [getNode(day, event.from), getNode(day, event.to)];
  const drive = day.context.getRoads(day.date).getDrive(from, to);
  if (!drive || from === to) return [];
  const { minutes, meal } = splitMeal(day, event);
  return [
    {
      type: 'drive',
      from,
      to,
      depart: formatTime(event.begin),
      arrive: formatTime(event.end),
      minutes,
      km: drive.km,
      ...(isWalk(day.context, drive) && { isWalk: true }),
      ...(drive.flightMinutes > 0 && { flightMinutes: drive.flightMinutes }),
      ...meal,
      cautions: listDriveCautions(day.context, drive, day.date),
    },
  ];
}

/** The title of a booking. */
const toTitle = ({ request }: Context, id: number) => {
  const title = findBooking(request.preferences, id)?.title;
  return title === undefined ? {} : { title };
};

function toStop(day: DayContext, event: Event & { type: 'stop' }): VisitItem | ActivityItem {
  const { context, trip, date, visited } = day;
  const item = trip.items[event.stop];
  const stops = trip.placed[day.day] as readonly PlacedStop[];
  const { node, location } = stops[event.stop] as PlacedStop;
  const companions = event.companions.flatMap((stop): PlanningActivity[] => {
    const companion = trip.items[stop];
    return companion?.kind === 'activity' ? [companion.activity] : [];
  });
  const { minutes, meal } = splitMeal(day, event);
  const parts = visited.filter((id) => id === location?.id).length;
  const canEat = context.nodesWithFood.has(node) ? { canEat: true as const } : {};
  const times = {
    ...{ arrive: formatTime(event.begin), leave: formatTime(event.end) },
    ...(meal.meal && { meal: { ...meal.meal, ...canEat } }),
  };
  const ofLocation = location
    ? listLocationCautions(context, location, { date, begin: event.begin, minutes, parts }, visited)
    : [];
  if (item?.kind === 'activity')
    return {
      type: 'activity',
      activityId: item.id,
      ...toTitle(context, item.id),
      node,
      ...(location && { locationId: location.id }),
      ...times,
      notes: [...ofLocation, ...listActivityCautions(item.activity)],
    };
  return {
    type: 'visit',
    locationId: item?.id ?? 0,
    activityIds: companions.map(({ id }) => id),
    ...times,
    notes: [...ofLocation, ...companions.flatMap(listActivityCautions)],
  };
}

function toMeal(day: DayContext, { place, begin, end }: Event & { type: 'meal' }): MealItem {
  const { context, trip } = day;
  const at = getNode(day, place);
  const hasFood = place < trip.bases.length || context.nodesWithFood.has(at);
  return {
    ...{ type: 'meal', at, start: formatTime(begin), end: formatTime(end) },
    ...(!hasFood && { takeFood: true }),
  };
}

/** The days of a plan, without suggestions. */
export function planDays(context: Context, trip: TripProblem, solution: Solution): PlanDay[] {
  const { problem, bases, items } = trip;
  const visited = solution.days.flatMap(({ moves }) =>
    moves.flatMap(({ stop }) => (items[stop]?.kind === 'location' ? [items[stop].id] : [])),
  );
  return solution.days.map((route, index): PlanDay => {
    const date = context.dates[index] ?? '';
    const day: DayContext = { context, trip, day: index, date, visited };
    const planned = problem.days[index];
    const events = planned ? scheduleDay(problem, planned, route) : [];
    const arrival = index === 0 ? getArrival(context) : undefined;
    const departure = getDeparture(context);
    const ofRoute = events.flatMap((event): PlanItem[] => {
      if (event.type === 'leg') return toDrive(day, event);
      return [event.type === 'meal' ? toMeal(day, event) : toStop(day, event)];
    });
    const planItems = [
      ...toTransfer(context, date, arrival),
      ...ofRoute,
      ...(departure?.date === date ? toTransfer(context, date, departure) : []),
    ];
    const { sunrise, sunset } = getDaylight(date);
    const getId = (base: number) => (bases[base] as NightBase).id;
    return {
      date,
      base: {
        from: arrival?.gateway ?? (departure && date > departure.date ? departure.gateway : getId(route.from)),
        to: departure && date >= departure.date ? departure.gateway : getId(route.to),
      },
      sunrise: formatTime(sunrise),
      sunset: formatTime(sunset),
      items: planItems,
      totals: addTotals(context.data, planItems),
      suggestions: [],
    };
  });
}
