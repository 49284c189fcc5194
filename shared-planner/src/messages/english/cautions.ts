import type { PlanMessages, PlanNames } from '../plan-messages.ts';
import { describeFee } from './fee.ts';
import { between, count, duration, end, list, months, sentences, time } from './values.ts';

const way = ({ from, to }: { from: string; to: string }, names: PlanNames) => between(names.node(from), names.node(to));

const untilEnd = (until: string | undefined) => (until ? ` until ${end(until)}` : '');

/** What to do about a 4x4. */
const VEHICLE = { own: '', hired: ': you have to hire one', driven: ': book a driver who has one' } as const;

/** What to mind, in one or two sentences each. */
export const cautions: PlanMessages['cautions'] = {
  access_restricted: ({ label = 'Restricted', until, reason, ask }) =>
    sentences(`${label}${untilEnd(until)}`, reason, ask),
  ask_access: ({ ask }) => sentences('What we know of the access may be out of date', ask ?? 'Ask before you go'),
  hours_unknown: () => 'The opening hours are not known: ask before you go.',
  last_entry: (caution) => `Last entry at ${time(caution.time)}.`,
  seasonal_risk: ({ what, to }) => sentences(`A risk until ${end(to)}: ${what}`),
  not_best_month: ({ bestMonths }) => `Possible on this day, but the best time is ${months(bestMonths)}.`,
  permit: ({ what, where }) => sentences(`Papers: ${what}`, `Where: ${where}`),
  carry_passport: () => 'Carry your passport: posts on the way may ask for it.',
  guide_advised: () => 'A guide is advised.',
  fee: (fee) => sentences(fee.adultTenge === 0 ? 'Free' : `Fee for an adult: ${describeFee(fee)}`, fee.note),
  short_visit: ({ minutes, usualMinutes }) =>
    `A short visit: ${duration(minutes)}; ${duration(usualMinutes)} is usual.`,
  variant: ({ name }) => `Time for: ${name}.`,
  overlaps: ({ locationId }, names) => `Shares its spot or part of its way with ${names.location(locationId)}.`,
  weather_sensitive: () => 'Depends on the weather: check the forecast before you go.',
  needs_4x4: (caution, names) => `The way ${way(caution, names)} needs a 4x4${VEHICLE[caution.vehicle]}.`,
  ask_road: (caution, names) =>
    `The way ${way(caution, names)} may be shut at this time of the year: ask before you go.`,
  gondola: (caution, names) => `Check that the gondola ${way(caution, names)} runs on this day.`,
  flight: (caution, names) =>
    `Flight ${way(caution, names)}: ${duration(caution.minutes)} are set aside, with the time at the airports. ` +
    'The timetable is not known: times may have to move once you have booked.',
  bus: ({ lines, stop, walkMinutes }) =>
    `Bus ${list(lines, 'or')} to ${stop}${walkMinutes > 0 ? `; then ${duration(walkMinutes)} on foot` : ''}.`,
  rest_stops: (caution) =>
    caution.count === 1
      ? `A rest stop of ${count(caution.minutes, 'minute')} is in the time.`
      : `${count(caution.count, 'rest stop')} of ${count(caution.minutes, 'minute')} are in the time.`,
};
