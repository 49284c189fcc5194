import { getItemName } from '../item-name.ts';
import type { PlanMessages } from '../plan-messages.ts';
import { formatInteger } from './format-integer.ts';
import { count, date, dates, dayOfWeekAndDate, duration, end, sentences, shortList } from './values.ts';

/** How one travels; other words of the planning data stand for themselves. */
const TRANSPORT = new Map([
  ['public', 'by public transport'],
  ['car', 'by car'],
  ['4x4', 'by 4x4'],
  ['driver', 'by car'],
]);

/** Where only a car helps, whoever drives it. */
const byCar = (transport: 'car' | undefined) => (transport ? ', by car or with a driver, taxi or tour' : '');

/** The pace that makes room. */
const fullerPace = (pace: string | undefined) => (pace ? ` It fits at a ${pace} pace.` : '');

/** Why something is not in the plan, and what would help. */
export const reasons: PlanMessages['reasons'] = {
  closed_for_season: ({ until, transport }) =>
    until
      ? `Out of season on your dates; possible again from ${date(until)}${byCar(transport)}.`
      : 'Out of season on your dates.',
  access_closed: ({ until, next, transport }) =>
    [
      until ? `Closed until ${end(until)}.` : 'Closed, and we know of no day on which it opens again.',
      ...(next ? [`Possible again from ${date(next)}${byCar(transport)}.`] : []),
    ].join(' '),
  closed_that_day: ({ dates: closed, next, transport }) =>
    `Closed on ${dates(closed)}.${next ? ` Open on ${dayOfWeekAndDate(next)}${byCar(transport)}.` : ''}`,
  needs_more_days: ({ days }) => `Needs ${count(days, 'more day')}.`,
  no_room: ({ pace }) => `Does not fit into your days.${fullerPace(pace)}`,
  too_strenuous_next_to: ({ kind, id, moreDays }, names) =>
    `Too much effort together with ${getItemName(names, kind, id)}. Leave that out` +
    `${moreDays === undefined ? '' : `, or allow ${count(moreDays, 'more day')}`}.`,
  altitude_too_soon: ({ metres, days, moreDays }) =>
    `At ${formatInteger(metres)} m it is too high for the first ${days === 1 ? 'day' : `${days} days`}.` +
    `${moreDays === undefined ? '' : ` With ${count(moreDays, 'more day')} you have time to get used to the height.`}`,
  too_strenuous_on_arrival: ({ moreDays }) =>
    `Too much effort for the day you arrive.${moreDays === undefined ? '' : ` It fits with ${count(moreDays, 'more day')}.`}`,
  no_transport: ({ transport, help }) =>
    `We know of no way there ${TRANSPORT.get(transport) ?? `by ${transport}`} on your dates.` +
    `${help === undefined ? '' : ' It fits with a car, or a car with driver, taxi or tour.'}`,
  unknown_access: ({ ask }) =>
    sentences('We do not know whether it is open', ask ?? 'Ask before you go, and add it if it is'),
  day_too_long: ({ minutes, mostMinutes, pace }) =>
    `${minutes === undefined ? 'With the way it takes longer' : `With the way it takes ${duration(minutes)}, longer`} ` +
    `than a day at your pace may (${duration(mostMinutes)}).${fullerPace(pace)}`,
  needs_location: ({ locationIds }, names) =>
    locationIds.length === 0
      ? 'It is part of a visit, and none of the places where it is done fits.'
      : `It is part of a visit. Add a place where it is done: ${shortList(locationIds.map(names.location))}.`,
  locked_day: ({ date: locked, other }) =>
    `Does not fit on ${dayOfWeekAndDate(locked)}.${other ? ` Without the lock it is on ${dayOfWeekAndDate(other)}.` : ''}`,
  order: () => 'Does not fit in the order that you gave its day. In another order it does.',
  booking: () =>
    'The way there, the hours of that day or another booking leave no room for it. Change its time or day.',
  not_in_catalogue: () => 'No longer in our catalogue. Choose something else.',
};
