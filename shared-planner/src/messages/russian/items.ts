import { getMinutesBetween } from '../../calendar/time-of-day.ts';
import type { DriveItem } from '../../schema/plan.ts';
import type { TravelMode } from '../../schema/plan-request.ts';
import { isDrivenOnly } from '../is-driven-only.ts';
import type { ItemMessages } from '../plan-messages.ts';
import { count } from './count.ts';
import { distance, duration, list, time } from './values.ts';

type Meal = { start: string; end: string; canEat?: true | undefined };

const untilTime = (start: string, end: string) => `До ${time(end)}, ${duration(getMinutesBetween(start, end))}`;

const mealOnTheWay = (meal: Meal | undefined) =>
  meal ? [`Перерыв на еду ${time(meal.start)}–${time(meal.end)}${meal.canEat ? '' : ': возьмите еду с собой'}`] : [];

function restStops({ cautions }: DriveItem): string[] {
  const stops = cautions.find((caution) => caution.code === 'rest_stops');
  if (!stops) return [];
  const length = duration(stops.minutes);
  return [
    stops.count === 1
      ? `Остановка на отдых, ${length}`
      : `${count(stops.count, ['остановка', 'остановки', 'остановок'])} на отдых по ${length}`,
  ];
}

/** How one gets there, before a place that nobody has to decline. */
function getWay(item: DriveItem, transport: TravelMode): string {
  if (item.isWalk) return 'Пешком';
  if (!isDrivenOnly(item, transport)) return 'Дорога';
  return transport === 'driver' ? 'Поездка' : 'На машине';
}

/** Title and lines of the items of a day. */
export const items: ItemMessages = {
  drive: (item, names, transport) => ({
    title: `${getWay(item, transport)}: ${names.node(item.to)}`,
    details: [
      `Прибытие в ${time(item.arrive)}: ${distance(item.km)}, ${duration(item.minutes)}`,
      ...restStops(item),
      ...(item.flightMinutes ? [`Из этого времени на перелёты: ${duration(item.flightMinutes)}`] : []),
      ...mealOnTheWay(item.meal),
    ],
  }),
  visit: ({ locationId, activityIds, arrive, leave, meal }, names) => ({
    title: names.location(locationId),
    details: [
      untilTime(arrive, leave),
      ...(activityIds.length > 0 ? [`Занятия: ${list(activityIds.map(names.activity))}`] : []),
      ...mealOnTheWay(meal),
    ],
  }),
  meal: ({ at, start, end, takeFood }, names) => ({
    title: 'Перерыв на еду',
    details: [untilTime(start, end), `Рядом: ${names.node(at)}${takeFood ? '. Возьмите еду с собой' : ''}`],
  }),
  activity: ({ activityId, title, node, locationId, arrive, leave, meal }, names) => ({
    title: title ?? names.activity(activityId),
    details: [
      untilTime(arrive, leave),
      `Где: ${locationId === undefined ? names.node(node) : names.location(locationId)}`,
      ...mealOnTheWay(meal),
    ],
  }),
  nextDay: (title) => `${title} (на следующий день)`,
  cancelled: (title) => `Отменено: ${title}`,
  waypoint: (day, stop, title) => `День ${day}, ${stop}: ${title}`,
};
