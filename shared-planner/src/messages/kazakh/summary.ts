import { countDaysBetween } from '../../calendar/date-list.ts';
import type { Preferences, TravelMode } from '../../schema/plan-request.ts';
import { isUsual } from '../../schema/usual-preferences.ts';
import { getItemName } from '../item-name.ts';
import type { DayMessages, HeadingMessages, SummaryMessages } from '../plan-messages.ts';
import { dayOfWeekAndDate } from './dates.ts';
import { describePeople } from './people.ts';
import { count, distance, duration, list, metres, time, values } from './values.ts';

const PACE = { relaxed: 'Жайлы', balanced: 'Орташа', full: 'Тығыз' } as const;
const TRANSPORT: Readonly<Record<TravelMode, string>> = {
  car: 'көлікпен',
  '4x4': 'жол талғамайтын көлікпен',
  driver: 'жүргізушімен, таксимен не турмен',
  public: 'қоғамдық көлікпен',
};

/** How one travels and when the days begin, or that nobody said it. */
function describeRhythm(preferences: Preferences): string {
  const { pace, transport, dayStart } = preferences;
  return isUsual(preferences)
    ? `Былай деп есептедік: өз көлігіңіз бар, қарқын орташа, күннің басталуы ${dayStart}.`
    : `${PACE[pace]} қарқын, ${TRANSPORT[transport]}, күннің басталуы ${dayStart}`;
}

/** What a suggestion would take. */
const describeTimes: DayMessages['suggestionTimes'] = ({ visitMinutes, driveMinutes }) =>
  `аралауға ${duration(visitMinutes)}, барып қайтуға ${duration(driveMinutes)}`;

/** What is said of the plan as a whole. */
export const summary: SummaryMessages = {
  title: 'Алматыға сапар жоспарыңыз',
  dates: ({ start_date, end_date }) =>
    `${values.dateRange(start_date, end_date)}, ${count(countDaysBetween(start_date, end_date) + 1, 'күн')}`,
  reference: ({ reference, revision }) => `Өтінім нөмірі ${reference}${revision > 1 ? `, ${revision}-нұсқа` : ''}`,
  calendarName: ({ reference }) => `Алматы жоспары ${reference}`,
  quality: ({ isOptimal, unscheduled }) => {
    if (unscheduled.length === 0) return [];
    return [
      isOptimal
        ? 'Бұл күндерге арналған ешбір жоспарға бұдан көп сыймайды.'
        : 'Жақсы жоспар, бірақ ең жақсысы екені дәлелденбеген: салыстырған жоспарларымыздың ең жақсысы осы.',
    ];
  },
  preferences: ({ people, mustHaves = [], arrival, departure, ...rhythm }, names) => [
    describeRhythm({ people, mustHaves, arrival, departure, ...rhythm }),
    ...(people ? [describePeople(people)] : []),
    ...(mustHaves.length > 0
      ? [`Міндетті түрде: ${list(mustHaves.map(({ kind, id }) => getItemName(names, kind, id)))}`]
      : []),
    ...(arrival ? [`Келу: ${names.base(arrival.gateway)}, ${arrival.time}`] : []),
    ...(departure ? [`Кету: ${names.base(departure.gateway)}, ${departure.time}`] : []),
  ],
  link: (url) => `Жоспарыңыз сайтта: ${url}`,
};

/** What is said of a day. */
export const day: DayMessages = {
  heading: (number, date) => `${number}-күн: ${dayOfWeekAndDate(date)}`,
  start: (base, names) => `Басталатын жер: ${names.base(base)}`,
  daylight: (sunrise, sunset) => `Күннің шығуы ${time(sunrise)}, батуы ${time(sunset)}`,
  empty: 'Бос күн: ештеңе жоспарланбаған.',
  holiday: (name, isApproximate) =>
    `${name}, мемлекеттік мереке${isApproximate ? ' — осы күні немесе көршілес күні' : ''}`,
  totals: ({ driveMinutes, driveKm, visitMinutes, ascentMetres }) => [
    ...(driveMinutes > 0 ? [`Жол ${duration(driveMinutes)}, ${distance(driveKm)}`] : []),
    ...(visitMinutes > 0 ? [`Орындарда ${duration(visitMinutes)}`] : []),
    ...(ascentMetres > 0 ? [`Өрлеу ${metres(ascentMetres)}`] : []),
  ],
  night: (base, names) => `Қонатын жер: ${names.base(base)}`,
  suggestion: (suggestion, names) => `${names.location(suggestion.id)}: ${describeTimes(suggestion)}`,
  suggestionTimes: describeTimes,
  badWeather: (ids, names) => `Ауа райы қолайсыз болса, оның орнына: ${list(ids.map(names.location))}.`,
};

export const headings: HeadingMessages = {
  suggestions: 'Уақытыңыз қалса',
  unscheduled: 'Жоспарға кірмегендері',
  bookAhead: 'Алдын ала брондаңыз',
  bring: 'Өзіңізбен ала барыңыз',
};
