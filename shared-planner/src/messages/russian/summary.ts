import { countDaysBetween } from '../../calendar/date-list.ts';
import type { Preferences, TravelMode } from '../../schema/plan-request.ts';
import { isUsual } from '../../schema/usual-preferences.ts';
import { getItemName } from '../item-name.ts';
import type { DayMessages, HeadingMessages, SummaryMessages } from '../plan-messages.ts';
import { countDays } from './count.ts';
import { describePeople } from './people.ts';
import { dayOfWeekAndDate, distance, duration, list, metres, time, values } from './values.ts';

const PACE = { relaxed: 'Спокойный', balanced: 'Умеренный', full: 'Насыщенный' } as const;
const TRANSPORT: Readonly<Record<TravelMode, string>> = {
  car: 'на машине',
  '4x4': 'на внедорожнике',
  driver: 'с водителем, на такси или с туром',
  public: 'общественным транспортом',
};

/** How one travels and when the days begin, or that nobody said it. */
function describeRhythm(preferences: Preferences): string {
  const { pace, transport, dayStart } = preferences;
  return isUsual(preferences)
    ? `Мы исходили из того, что у вас своя машина, умеренный темп и дни с ${dayStart}.`
    : `${PACE[pace]} темп, ${TRANSPORT[transport]}, дни с ${dayStart}`;
}

/** What a suggestion would take. */
const describeTimes: DayMessages['suggestionTimes'] = ({ visitMinutes, driveMinutes }) =>
  `${duration(visitMinutes)} на посещение, ${duration(driveMinutes)} на дорогу туда и обратно`;

/** What is said of the plan as a whole. */
export const summary: SummaryMessages = {
  title: 'Ваш план поездки в Алматы',
  dates: ({ start_date, end_date }) =>
    `${values.dateRange(start_date, end_date)}, ${countDays(countDaysBetween(start_date, end_date) + 1)}`,
  reference: ({ reference, revision }) => `Номер запроса ${reference}${revision > 1 ? `, версия ${revision}` : ''}`,
  calendarName: ({ reference }) => `План по Алматы ${reference}`,
  quality: ({ isOptimal, unscheduled }) => {
    if (unscheduled.length === 0) return [];
    return [
      isOptimal
        ? 'Ни один план на эти дни не вместит больше.'
        : 'Хороший план, но не доказано, что лучший: он лучше всех, которые мы сравнили.',
    ];
  },
  preferences: ({ people, mustHaves = [], arrival, departure, ...rhythm }, names) => [
    describeRhythm({ people, mustHaves, arrival, departure, ...rhythm }),
    ...(people ? [describePeople(people)] : []),
    ...(mustHaves.length > 0
      ? [`Обязательно: ${list(mustHaves.map(({ kind, id }) => getItemName(names, kind, id)))}`]
      : []),
    ...(arrival ? [`Приезд: ${names.base(arrival.gateway)}, ${arrival.time}`] : []),
    ...(departure ? [`Отъезд: ${names.base(departure.gateway)}, ${departure.time}`] : []),
  ],
  link: (url) => `Ваш план на сайте: ${url}`,
};

/** What is said of a day. */
export const day: DayMessages = {
  heading: (number, date) => `День ${number}: ${dayOfWeekAndDate(date)}`,
  start: (base, names) => `Начало: ${names.base(base)}`,
  daylight: (sunrise, sunset) => `Восход ${time(sunrise)}, закат ${time(sunset)}`,
  empty: 'Свободный день: ничего не запланировано.',
  holiday: (name, isApproximate) =>
    `${name}, государственный праздник${isApproximate ? ' — в этот день или в соседний' : ''}`,
  totals: ({ driveMinutes, driveKm, visitMinutes, ascentMetres }) => [
    ...(driveMinutes > 0 ? [`Дорога ${duration(driveMinutes)}, ${distance(driveKm)}`] : []),
    ...(visitMinutes > 0 ? [`Посещения ${duration(visitMinutes)}`] : []),
    ...(ascentMetres > 0 ? [`Набор высоты ${metres(ascentMetres)}`] : []),
  ],
  night: (base, names) => `Ночёвка: ${names.base(base)}`,
  suggestion: (suggestion, names) => `${names.location(suggestion.id)}: ${describeTimes(suggestion)}`,
  suggestionTimes: describeTimes,
  badWeather: (ids, names) => `Если погода плохая, вместо этого: ${list(ids.map(names.location))}.`,
};

export const headings: HeadingMessages = {
  suggestions: 'Если останется время',
  unscheduled: 'Не вошло в план',
  bookAhead: 'Забронируйте заранее',
  bring: 'Возьмите с собой',
};
