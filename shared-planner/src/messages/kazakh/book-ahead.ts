import type { PlanMessages } from '../plan-messages.ts';
import { dayOfWeekAndDate } from './dates.ts';
import { between } from './values.ts';

/** What to book before the trip, with its day. */
export const bookAhead: PlanMessages['bookAhead'] = {
  activity: ({ id, date }, names) => `${names.activity(id)}, ${dayOfWeekAndDate(date)}`,
  night: ({ base, date, beds }, names) =>
    `Қонатын жер: ${names.base(base)}, ${dayOfWeekAndDate(date)}${beds === undefined ? '' : `. ${beds}`}`,
  flight: ({ from, to, date }, names) =>
    `Ұшақ: ${between(names.node(from), names.node(to))}, ${dayOfWeekAndDate(date)}`,
  '4x4': ({ vehicle, from, to, date }, names) =>
    `${vehicle === 'driven' ? 'Жүргізушісі бар жол талғамайтын көлік' : 'Жол талғамайтын көлік'}: ` +
    `${between(names.node(from), names.node(to))}, ${dayOfWeekAndDate(date)}`,
};
