import type { PlanMessages } from '../plan-messages.ts';
import { between, dayOfWeekAndDate } from './values.ts';

/** What to book before the trip, with its day. */
export const bookAhead: PlanMessages['bookAhead'] = {
  activity: ({ id, date }, names) => `${names.activity(id)}, ${dayOfWeekAndDate(date)}`,
  night: ({ base, date, beds }, names) =>
    `Ночёвка: ${names.base(base)}, ${dayOfWeekAndDate(date)}${beds === undefined ? '' : `. ${beds}`}`,
  flight: ({ from, to, date }, names) =>
    `Перелёт: ${between(names.node(from), names.node(to))}, ${dayOfWeekAndDate(date)}`,
  '4x4': ({ vehicle, from, to, date }, names) =>
    `${vehicle === 'driven' ? 'Внедорожник с водителем' : 'Внедорожник'}: ${between(names.node(from), names.node(to))}, ${dayOfWeekAndDate(date)}`,
};
