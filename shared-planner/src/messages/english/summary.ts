import { countDaysBetween } from '../../calendar/date-list.ts';
import type { Preferences } from '../../schema/plan-request.ts';
import { isUsual } from '../../schema/usual-preferences.ts';
import { getItemName } from '../item-name.ts';
import type { DayMessages, HeadingMessages, SummaryMessages } from '../plan-messages.ts';
import { formatInteger } from './format-integer.ts';
import { describePeople } from './people.ts';
import { count, dayOfWeekAndDate, distance, duration, list, time, values } from './values.ts';

const PACE = { relaxed: 'Relaxed', balanced: 'Balanced', full: 'Full' } as const;
const TRANSPORT = {
  ...{ car: 'by car', '4x4': 'by 4x4', driver: 'with a driver, taxi or tour', public: 'by public transport' },
} as const;

type Amounts = { driveMinutes: number; driveKm: number; visitMinutes: number; ascentMetres: number };

/** Travel, visits and ascent, each only where there is any. */
const describeAmounts = ({ driveMinutes, driveKm, visitMinutes, ascentMetres }: Amounts): string[] => [
  ...(driveMinutes > 0 ? [`Travel ${duration(driveMinutes)}, ${distance(driveKm)}`] : []),
  ...(visitMinutes > 0 ? [`Visits ${duration(visitMinutes)}`] : []),
  ...(ascentMetres > 0 ? [`Ascent ${formatInteger(ascentMetres)} m`] : []),
];

/** How one travels and when the days begin, or that nobody said it. */
function describeRhythm(preferences: Preferences): string {
  const { pace, transport, dayStart } = preferences;
  return isUsual(preferences)
    ? `We assumed: a car of your own, a balanced pace, days from ${dayStart}.`
    : `${PACE[pace]} pace, ${TRANSPORT[transport]}, days from ${dayStart}`;
}

/** What a suggestion would take. */
const describeTimes: DayMessages['suggestionTimes'] = ({ visitMinutes, driveMinutes }) =>
  `${duration(visitMinutes)} for a visit, ${duration(driveMinutes)} there and back`;

/** What is said of the plan as a whole. */
export const summary: SummaryMessages = {
  title: 'Your plan for Almaty',
  dates: ({ start_date, end_date }) =>
    `${values.dateRange(start_date, end_date)}, ${count(countDaysBetween(start_date, end_date) + 1, 'day')}`,
  reference: ({ reference, revision }) => `Reference ${reference}${revision > 1 ? `, revision ${revision}` : ''}`,
  calendarName: ({ reference }) => `Almaty plan ${reference}`,
  quality: ({ isOptimal, unscheduled }) => {
    if (unscheduled.length === 0) return [];
    return [
      isOptimal
        ? 'No plan for these days has room for more of it.'
        : 'Good, not proven: the best of the plans that we compared.',
    ];
  },
  preferences: ({ people, mustHaves = [], arrival, departure, ...rhythm }, names) => [
    describeRhythm({ people, mustHaves, arrival, departure, ...rhythm }),
    ...(people ? [describePeople(people)] : []),
    ...(mustHaves.length > 0
      ? [`Must-haves: ${list(mustHaves.map(({ kind, id }) => getItemName(names, kind, id)))}`]
      : []),
    ...(arrival ? [`Arrival: ${names.base(arrival.gateway)}, ${arrival.time}`] : []),
    ...(departure ? [`Departure: ${names.base(departure.gateway)}, ${departure.time}`] : []),
  ],
  link: (url) => `Your plan online: ${url}`,
};

/** What is said of a day. */
export const day: DayMessages = {
  heading: (number, date) => `Day ${number}: ${dayOfWeekAndDate(date)}`,
  start: (base, names) => `Start: ${names.base(base)}`,
  daylight: (sunrise, sunset) => `Sunrise ${time(sunrise)}, sunset ${time(sunset)}`,
  empty: 'A free day: nothing is planned.',
  holiday: (name, isApproximate) => `${name}, a public holiday${isApproximate ? ', on this day or one beside it' : ''}`,
  totals: describeAmounts,
  night: (base, names) => `Night: ${names.base(base)}`,
  suggestion: (suggestion, names) => `${names.location(suggestion.id)}: ${describeTimes(suggestion)}`,
  suggestionTimes: describeTimes,
  badWeather: (ids, names) => `If the weather is bad: ${list(ids.map(names.location))} instead.`,
};

export const headings: HeadingMessages = {
  suggestions: 'If you have time',
  unscheduled: 'Not in the plan',
  bookAhead: 'Book ahead',
  bring: 'Bring with you',
};
