import { formatDate, formatYearDay, getMonthName, getWeekdayOfDate, isCalendarDate } from '@almaty/dates';
import type { ValueMessages } from '../plan-messages.ts';

/** The longest list that is written out. */
const LONGEST_LIST = 3;

/** `12 June 2027`. */
export const date = formatDate;

/** `Saturday 12 June 2027`: the same in every browser, whose own formatters disagree about the comma. */
export const dayOfWeekAndDate = (day: string): string => `${getWeekdayOfDate(day)} ${date(day)}`;

/** `12 to 14 June 2027`, `30 June to 2 July 2027`, `30 December 2027 to 2 January 2028`; `12 June 2027` for one day. */
function dateRange(from: string, to: string): string {
  const [day = '', month = '', year = ''] = date(from).split(' ');
  if (from === to) return date(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day} to ${date(to)}`;
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${day} ${month} to ${date(to)}`
    : `${day} ${month} ${year} to ${date(to)}`;
}

/** `09:30`; `00:30 (next day)` for 24:30. */
export function time(text: string): string {
  const hours = Number(text.slice(0, 2));
  return hours < 24 ? text : `${String(hours - 24).padStart(2, '0')}${text.slice(2)} (next day)`;
}

/** `3 h 15 min`, `45 min`, `2 h`. */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `200 km`; `3.4 km` below ten, where a tenth matters to somebody who walks. */
export const distance = (km: number): string => `${km < 10 ? Math.round(km * 10) / 10 : Math.round(km)} km`;

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
export const dates = (days: readonly string[]): string =>
  days.length > LONGEST_LIST ? `${days.length} days of your trip` : list(days.map(dayOfWeekAndDate));

/** Months, 1 to 12 in ascending order, as spans: `June to September`, `December to February`, `April to May and October`. */
export function months(numbers: readonly number[]): string {
  if (numbers.length === 12) return 'all year';
  const has = (month: number) => numbers.includes(((month + 11) % 12) + 1);
  const spans = numbers
    .filter((month) => !has(month - 1))
    .map((first) => {
      let last = first;
      while (has(last + 1)) last += 1;
      return last === first ? getMonthName(first) : `${getMonthName(first)} to ${getMonthName(last)}`;
    });
  return list(spans);
}

/** An end that is a date, a day of every year (MM-dd) or already in words. */
export function end(until: string): string {
  if (isCalendarDate(until)) return date(until);
  return /^\d\d-\d\d$/.test(until) ? formatYearDay(until) : until;
}

/** A point's name without what follows a comma or bracket. */
const shortName = (name: string): string => name.split(/,| \(/)[0] ?? name;

/** Two ends of a way: `between Medeu and Shymbulak base`. It is true in both directions. */
export const between = (from: string, to: string): string => `between ${shortName(from)} and ${shortName(to)}`;

/** Text of the catalogue as a sentence: with a capital and an end. */
function sentence(text: string): string {
  const trimmed = text.trim();
  const capitalized = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(trimmed) ? capitalized : `${capitalized}.`;
}

/** Sentences in a row; what is missing is left out. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined && text.trim() !== '')
    .map((text) => sentence(text ?? ''))
    .join(' ');

export const values: ValueMessages = { date, dayOfWeekAndDate, dateRange, time, duration, distance };
