import { formatInteger } from '../format-integer.ts';
import { getItemName } from '../item-name.ts';
import type { PlanMessages } from '../plan-messages.ts';
import { count, date, dates, dayOfWeekAndDate, duration, end, sentences, shortList } from './values.ts';

/** How one travels; other words of the planning data stand for themselves. */
const TRANSPORT = new Map([
  ['public', 'by public transport'],
  ['car', 'by car'],
  ['4x4', 'by 4x4'],
]);

/** Why something is not in the plan, and what would help. */
export const reasons: PlanMessages['reasons'] = {
  closed_for_season: ({ until }) =>
    until
      ? `Out of season on your dates; possible again from ${date(until)}.`
      : 'Out of season on your dates. Other months would help.',
  access_closed: ({ until }) =>
    until
      ? `Closed until ${end(until)}. Later dates may help.`
      : 'Closed, and we know of no day on which it opens again. Ask before you plan it.',
  closed_that_day: (reason) => `Closed on ${dates(reason.dates)}. Other days would help.`,
  needs_more_days: ({ days }) => `Needs ${count(days, 'more day')}.`,
  too_strenuous_next_to: ({ kind, id }, names) =>
    `Too much effort together with ${getItemName(names, kind, id)}. Leave one of them out, or allow more days.`,
  altitude_too_soon: ({ metres, days }) =>
    `At ${formatInteger(metres)} m it is too high for the first ${days === 1 ? 'day' : `${days} days`}. ` +
    'A longer trip would give you time to get used to the height.',
  too_strenuous_on_arrival: () => 'Too much effort for the day you arrive. A longer trip would help.',
  no_transport: ({ transport }) =>
    `We know of no way there ${TRANSPORT.get(transport) ?? `by ${transport}`} on your dates. ` +
    `${transport === 'public' ? 'A car or a tour' : 'A tour'} may help.`,
  unknown_access: ({ ask }) =>
    sentences('We do not know whether it is open', ask ?? 'Ask before you go, and add it if it is'),
  day_too_long: ({ minutes, mostMinutes }) =>
    `${minutes === undefined ? 'With the way it takes longer' : `With the way it takes ${duration(minutes)}, longer`} ` +
    `than a day at your pace may (${duration(mostMinutes)}). A fuller pace may help.`,
  needs_location: ({ locationIds }, names) =>
    locationIds.length === 0
      ? 'It is part of a visit. Add a place where it is done.'
      : `It is part of a visit. Add a place where it is done: ${shortList(locationIds.map(names.location))}.`,
  locked_day: (reason) => `Does not fit on ${dayOfWeekAndDate(reason.date)}. Another day may help.`,
  order: () => 'Does not fit in the order that you gave its day. Another order may help.',
  not_in_catalogue: () => 'No longer in our catalogue. Choose something else.',
};
