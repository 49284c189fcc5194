import { getMinutesBetween } from '../../calendar/time-of-day.ts';
import type { DriveItem } from '../../schema/plan.ts';
import type { TravelMode } from '../../schema/plan-request.ts';
import { isDrivenOnly } from '../is-driven-only.ts';
import type { ItemMessages } from '../plan-messages.ts';
import { count, distance, duration, list, time } from './values.ts';

type Meal = { start: string; end: string; canEat?: true | undefined };

const untilTime = (start: string, end: string) => `Аяқталуы ${time(end)}, ${duration(getMinutesBetween(start, end))}`;

const mealOnTheWay = (meal: Meal | undefined) =>
  meal ? [`Тамақ үзілісі ${time(meal.start)}–${time(meal.end)}${meal.canEat ? '' : ': тамағыңызды ала жүріңіз'}`] : [];

function restStops({ cautions }: DriveItem): string[] {
  const stops = cautions.find((caution) => caution.code === 'rest_stops');
  if (!stops) return [];
  const length = duration(stops.minutes);
  return [
    stops.count === 1
      ? `Жол бойында демалыс, ${length}`
      : `Жол бойында ${count(stops.count, 'демалыс')}, әрқайсысы ${length}`,
  ];
}

/** How one gets there, before a place that takes no suffix. */
function getWay(item: DriveItem, transport: TravelMode): string {
  if (item.isWalk) return 'Жаяу';
  if (!isDrivenOnly(item, transport)) return 'Жол';
  return transport === 'driver' ? 'Сапар' : 'Көлікпен';
}

/** Title and lines of the items of a day. */
export const items: ItemMessages = {
  drive: (item, names, transport) => ({
    title: `${getWay(item, transport)}: ${names.node(item.to)}`,
    details: [
      `Жету уақыты ${time(item.arrive)}: ${distance(item.km)}, ${duration(item.minutes)}`,
      ...restStops(item),
      ...(item.flightMinutes ? [`Оның ұшаққа кететіні: ${duration(item.flightMinutes)}`] : []),
      ...mealOnTheWay(item.meal),
    ],
  }),
  visit: ({ locationId, activityIds, arrive, leave, meal }, names) => ({
    title: names.location(locationId),
    details: [
      untilTime(arrive, leave),
      ...(activityIds.length > 0 ? [`Белсенді демалыс: ${list(activityIds.map(names.activity))}`] : []),
      ...mealOnTheWay(meal),
    ],
  }),
  meal: ({ at, start, end, takeFood }, names) => ({
    title: 'Тамақ үзілісі',
    details: [untilTime(start, end), `Жақын жер: ${names.node(at)}${takeFood ? '. Тамағыңызды ала жүріңіз' : ''}`],
  }),
  activity: ({ activityId, title, node, locationId, arrive, leave, meal }, names) => ({
    title: title ?? names.activity(activityId),
    details: [
      untilTime(arrive, leave),
      `Қайда: ${locationId === undefined ? names.node(node) : names.location(locationId)}`,
      ...mealOnTheWay(meal),
    ],
  }),
  nextDay: (title) => `${title} (келесі күні)`,
  cancelled: (title) => `Болмайды: ${title}`,
  waypoint: (day, stop, title) => `${day}-күн, ${stop}: ${title}`,
};
