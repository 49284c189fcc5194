import type { Preferences, TravelMode } from '../../schema/plan-request.ts';
import { getItemName } from '../item-name.ts';
import type { ChangeMessages } from '../plan-messages.ts';
import { countDays } from './count.ts';
import { describePeople } from './people.ts';
import { duration, list, on, values, weekdayInAccusative, yearDay } from './values.ts';

const PACE: Readonly<Record<Preferences['pace'], string>> = {
  relaxed: 'Спокойный темп',
  balanced: 'Умеренный темп',
  full: 'Насыщенные дни',
};
const TRANSPORT: Readonly<Record<TravelMode, string>> = {
  car: 'На машине',
  '4x4': 'На внедорожнике',
  driver: 'С водителем, на такси или с туром',
  public: 'Общественным транспортом',
};

/** `субботу, 12 июня`: the year is the trip's. */
const dayName = (date: string) => `${weekdayInAccusative(date)}, ${yearDay(date)}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `дорога на 35 мин короче`. */
const describeTravel = (minutes: number) =>
  `дорога на ${duration(Math.abs(minutes))} ${minutes < 0 ? 'короче' : 'длиннее'}`;

/** How two revisions of a plan differ. */
export const changes: ChangeMessages = {
  byType: {
    added: ({ item }, names) => `Добавлено: ${getItemName(names, item.kind, item.id)}`,
    removed: ({ item }, names) => `Убрано: ${getItemName(names, item.kind, item.id)}`,
    dropped: ({ item }, names) => `Больше не помещается: ${getItemName(names, item.kind, item.id)}`,
    fits: ({ item, date }, names) => `Помещается ${on(dayName(date))}: ${getItemName(names, item.kind, item.id)}`,
    moved: ({ item, date }, names) => `Перенесено на ${dayName(date)}: ${getItemName(names, item.kind, item.id)}`,
    reordered: ({ date }) => `Другой порядок ${on(dayName(date))}`,
    locked: ({ item, date }, names) => `Закреплено на ${dayName(date)}: ${getItemName(names, item.kind, item.id)}`,
    unlocked: ({ item }, names) => `Больше не закреплено: ${getItemName(names, item.kind, item.id)}`,
    dates: ({ start_date, end_date }) => `Даты: ${values.dateRange(start_date, end_date)}`,
    pace: ({ pace }) => PACE[pace],
    transport: ({ transport }) => TRANSPORT[transport],
    day_start: ({ time }) => `Дни с ${time}`,
    people: ({ people }) => (people ? describePeople(people) : 'Не указано, кто едет'),
    bookings: () => 'Другие брони',
    variant: ({ item, minutes }, names) =>
      `${minutes === undefined ? 'Столько времени, сколько получится' : `Время посещения ${duration(minutes)}`}: ${getItemName(names, item.kind, item.id)}`,
    arrival: ({ transfer }, names) =>
      transfer ? `Приезд: ${names.base(transfer.gateway)}, ${transfer.time}` : 'Время приезда не указано',
    departure: ({ transfer }, names) =>
      transfer ? `Отъезд: ${names.base(transfer.gateway)}, ${transfer.time}` : 'Время отъезда не указано',
  },
  list: (texts, more) => [...texts.map(lowerFirst), ...(more > 0 ? [`ещё ${more}`] : [])].join('; '),
  effect: (texts, driveMinutes) => {
    const [first = 'Больше ничего не изменилось', ...rest] = texts;
    const travel = driveMinutes === 0 ? [] : [describeTravel(driveMinutes)];
    return `${[first, ...rest.map(lowerFirst), ...travel].join('; ')}.`;
  },
  alternative: ({ type, trade: { travelMinutes, longestDay, nightsAway, without } }, names) => {
    const left = list(without.map(({ kind, id }) => getItemName(names, kind, id)));
    const travel = describeTravel(travelMinutes);
    if (type === 'calmer') {
      const price = without.length === 0 ? ', и ничего не выпадает' : `; выпадает: ${left}`;
      return `Спокойнее: самый длинный день — ${duration(longestDay.after)} вместо ${duration(longestDay.before)}${price}.`;
    }
    if (type === 'no_far_trip') return `Без дальней поездки (${left}): ${travel}.`;
    return `Все ночёвки в одном месте; выпадает: ${left}; ${travel}, ни одной ночи в другом месте вместо ${nightsAway.before}.`;
  },
  wayOut: {
    add_days: ({ days }) => `Добавить ${countDays(days)}`,
    move_trip: ({ start_date }) => `Перенести поездку на ${values.date(start_date)}`,
    unlock: () => 'Снять закрепление',
    free_order: () => 'Доверить порядок нам',
    fuller_pace: () => 'Заполнить дни плотнее',
    by_car: () => 'Ехать на машине',
    with_driver: () => 'Взять водителя, такси или тур',
    replace: ({ removed }, names) => `Взять вместо этого: ${getItemName(names, removed.kind, removed.id)}`,
  },
};
