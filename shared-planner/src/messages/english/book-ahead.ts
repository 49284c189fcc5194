import type { PlanMessages } from '../plan-messages.ts';
import { dayOfWeekAndDate, shortName } from './values.ts';

/** What to book before the trip, with its day. */
export const bookAhead: PlanMessages['bookAhead'] = {
  activity: ({ id, date }, names) => `${names.activity(id)}, ${dayOfWeekAndDate(date)}`,
  night: ({ base, date }, names) => `Night: ${names.base(base)}, ${dayOfWeekAndDate(date)}`,
  flight: ({ from, to, date }, names) =>
    `Flight from ${shortName(names.node(from))} to ${shortName(names.node(to))}, ${dayOfWeekAndDate(date)}`,
  '4x4': ({ from, to, date }, names) =>
    `4x4 from ${shortName(names.node(from))} to ${shortName(names.node(to))}, ${dayOfWeekAndDate(date)}`,
};
