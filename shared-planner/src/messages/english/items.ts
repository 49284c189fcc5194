import { getMinutesBetween } from '../../calendar/time-of-day.ts';
import type { DriveItem } from '../../schema/plan.ts';
import type { TravelMode } from '../../schema/plan-request.ts';
import { isDrivenOnly } from '../is-driven-only.ts';
import type { ItemMessages } from '../plan-messages.ts';
import { count, distance, duration, list, time } from './values.ts';

type Meal = { start: string; end: string; canEat?: true | undefined };

const untilTime = (start: string, end: string) => `Until ${time(end)}, ${duration(getMinutesBetween(start, end))}`;

const mealOnTheWay = (meal: Meal | undefined) =>
  meal ? [`Meal break ${time(meal.start)} to ${time(meal.end)}${meal.canEat ? '' : ': take food with you'}`] : [];

function restStops({ cautions }: DriveItem): string[] {
  const stops = cautions.find((caution) => caution.code === 'rest_stops');
  if (!stops) return [];
  const length = count(stops.minutes, 'minute');
  return [stops.count === 1 ? `With a rest stop of ${length}` : `With ${stops.count} rest stops of ${length}`];
}

/** How one gets there in a word. */
function getVerb(item: DriveItem, transport: TravelMode): string {
  if (item.isWalk) return 'Walk';
  if (!isDrivenOnly(item, transport)) return 'Travel';
  return transport === 'driver' ? 'Ride' : 'Drive';
}

/** Title and lines of the items of a day. */
export const items: ItemMessages = {
  drive: (item, names, transport) => ({
    title: `${getVerb(item, transport)} to ${names.node(item.to)}`,
    details: [
      `Arrive ${time(item.arrive)}: ${distance(item.km)}, ${duration(item.minutes)}`,
      ...restStops(item),
      ...(item.flightMinutes ? [`${duration(item.flightMinutes)} of it for flights`] : []),
      ...mealOnTheWay(item.meal),
    ],
  }),
  visit: ({ locationId, activityIds, arrive, leave, meal }, names) => ({
    title: names.location(locationId),
    details: [
      untilTime(arrive, leave),
      ...(activityIds.length > 0 ? [`With: ${list(activityIds.map(names.activity))}`] : []),
      ...mealOnTheWay(meal),
    ],
  }),
  meal: ({ at, start, end, takeFood }, names) => ({
    title: 'Meal break',
    details: [untilTime(start, end), `Near: ${names.node(at)}${takeFood ? '. Take food with you' : ''}`],
  }),
  activity: ({ activityId, title, node, locationId, arrive, leave, meal }, names) => ({
    title: title ?? names.activity(activityId),
    details: [
      untilTime(arrive, leave),
      `Where: ${locationId === undefined ? names.node(node) : names.location(locationId)}`,
      ...mealOnTheWay(meal),
    ],
  }),
  nextDay: (title) => `${title} (next day)`,
  cancelled: (title) => `Cancelled: ${title}`,
  waypoint: (day, stop, title) => `Day ${day}, ${stop}: ${title}`,
};
