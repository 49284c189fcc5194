import { isCalendarDate } from '@almaty/dates';
import * as names from '@almaty/dates/names/english';
import { createDates } from '../create-dates.ts';
import { listSpans } from '../list-spans.ts';
import type { ValueMessages } from '../plan-messages.ts';
import { roundDistance, shortenName, writeDuration, writeTime } from '../write-values.ts';

export { sentences } from '../sentences.ts';

/** The longest list that is written out. */
const LONGEST_LIST = 3;

const { date, yearDay, days, weekday, month } = createDates(names);

export { date, yearDay };

/** `Saturday 12 June 2027`: the same in every browser, whose own formatters disagree about the comma. */
export const dayOfWeekAndDate = (day: string): string => `${weekday(day)} ${date(day)}`;

/** `Saturday 12 June`. */
export const dayOfWeekAndDay = (day: string): string => `${weekday(day)} ${yearDay(day)}`;

/** `12 to 14 June 2027`, `30 June to 2 July 2027`, `30 December 2027 to 2 January 2028`; `12 June 2027` for one day. */
function dateRange(from: string, to: string): string {
  if (from === to) return date(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return days(`${Number(from.slice(8))} to ${Number(to.slice(8))}`, to);
  return `${from.slice(0, 4) === to.slice(0, 4) ? yearDay(from) : date(from)} to ${date(to)}`;
}

/** `09:30`; `00:30 (next day)` for 24:30. */
export const time = (text: string): string => writeTime(text, 'next day');

/** `3 h 15 min`, `45 min`, `2 h`. */
export const duration = (minutes: number): string => writeDuration(minutes, 'h', 'min', ' ');

/** `200 km`; `3.4 km` below ten. */
export const distance = (km: number): string => `${roundDistance(km)} km`;

/** `2 days`, `1 day`. */
export const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** `a`, `a and b`, `a, b and c`. */
export const list = (texts: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${conjunction} ${texts.at(-1)}`;

/** A list that stays short: `a, b, c or one of 4 others`. */
export function shortList(texts: readonly string[]): string {
  const others = texts.length - LONGEST_LIST;
  return others <= 1 ? list(texts, 'or') : list([...texts.slice(0, LONGEST_LIST), `one of ${others} others`], 'or');
}

/** `14 June 2027 and 15 June 2027`; a long list only says how many days there are. */
export const dates = (closed: readonly string[]): string =>
  closed.length > LONGEST_LIST ? `${closed.length} days of your trip` : list(closed.map(dayOfWeekAndDate));

/** Months, 1 to 12 in ascending order, as spans: `June to September`, `December to February`, `April to May and October`. */
export function months(numbers: readonly number[]): string {
  if (numbers.length === 12) return 'all year';
  return list(
    listSpans(numbers, 12).map(([first, last]) =>
      first === last ? month(first) : `${month(first)} to ${month(last)}`,
    ),
  );
}

/** An end that is a date, a day of every year (MM-dd) or already in words. */
export function end(until: string): string {
  if (isCalendarDate(until)) return date(until);
  return /^\d\d-\d\d$/.test(until) ? yearDay(until) : until;
}

/** Two ends of a way: `between Medeu and Shymbulak base`. It is true in both directions. */
export const between = (from: string, to: string): string => `between ${shortenName(from)} and ${shortenName(to)}`;

export const values: ValueMessages = {
  date,
  dayOfWeekAndDate,
  dayOfWeekAndDay,
  dateRange,
  time,
  duration,
  distance,
};
