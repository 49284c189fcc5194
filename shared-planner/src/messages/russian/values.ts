import { isCalendarDate } from '@almaty/dates';
import * as names from '@almaty/dates/names/russian';
import { formatNumber } from '@almaty/languages';
import { createDates } from '../create-dates.ts';
import { listSpans } from '../list-spans.ts';
import type { ValueMessages } from '../plan-messages.ts';
import { roundDistance, shortenName, writeDuration, writeTime } from '../write-values.ts';
import { countDays, selectForm } from './count.ts';
import { formatInteger } from './format-integer.ts';

/** The longest list that is written out. */
const LONGEST_LIST = 3;

/** From Sunday, in the accusative, which follows «в» and «на». */
const WEEKDAYS = ['воскресенье', 'понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу'];

const { date, yearDay, days, weekday, month } = createDates(names);

export { date, yearDay };

/** `суббота, 12 июня 2027`. */
export const dayOfWeekAndDate = (day: string): string => `${weekday(day)}, ${date(day)}`;

/** `суббота, 12 июня`. */
const dayOfWeekAndDay = (day: string): string => `${weekday(day)}, ${yearDay(day)}`;

/** `субботу` of yyyy-MM-dd. */
export const weekdayInAccusative = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

/** «во» before «вторник» only. */
export const on = (accusative: string): string => `${accusative.startsWith('вт') ? 'во' : 'в'} ${accusative}`;

/** `во вторник, 15 июня 2027`. */
export const onDay = (day: string): string => `${on(weekdayInAccusative(day))}, ${date(day)}`;

/** `12–14 июня 2027`, `30 июня — 2 июля 2027`, `30 декабря 2027 — 2 января 2028`; `12 июня 2027` for one day. */
function dateRange(from: string, to: string): string {
  if (from === to) return date(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return days(`${Number(from.slice(8))}–${Number(to.slice(8))}`, to);
  return `${from.slice(0, 4) === to.slice(0, 4) ? yearDay(from) : date(from)} — ${date(to)}`;
}

/** `09:30`; `00:30 (на следующий день)` for 24:30. */
export const time = (text: string): string => writeTime(text, 'на следующий день');

/** `3 ч 15 мин`, `45 мин`, `2 ч`. */
export const duration = (minutes: number): string => writeDuration(minutes, 'ч', 'мин', '\u00A0');

/** `200 км`; `3,4 км` below ten. */
export const distance = (km: number): string => `${formatNumber('ru', roundDistance(km))}\u00A0км`;

/** `2 600 м`. */
export const metres = (value: number): string => `${formatInteger(value)}\u00A0м`;

/** `а`, `а и б`, `а, б и в`. */
export const list = (texts: readonly string[], conjunction: 'и' | 'или' = 'и'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${conjunction} ${texts.at(-1)}`;

/** A list that stays short: `а, б, в или одно из 4 других`. */
export function shortList(texts: readonly string[]): string {
  const others = texts.length - LONGEST_LIST;
  if (others <= 1) return list(texts, 'или');
  const rest = `одно из ${others} ${selectForm(others, ['другого', 'других', 'других'])}`;
  return list([...texts.slice(0, LONGEST_LIST), rest], 'или');
}

/** `в понедельник, 14 июня 2027, и во вторник, 15 июня 2027`: a date after its day of the week stands between commas. */
function onDays(closed: readonly string[]): string {
  const texts = closed.map(onDay);
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')}, и ${texts.at(-1)}`;
}

/** The days of a trip on which something is closed; a long list only says how many there are. */
export const dates = (closed: readonly string[]): string =>
  closed.length > LONGEST_LIST ? `${countDays(closed.length)} из вашей поездки` : onDays(closed);

/** Months, 1 to 12 in ascending order, as spans: `июнь–сентябрь`, `апрель–май и октябрь`. */
export function months(numbers: readonly number[]): string {
  if (numbers.length === 12) return 'весь год';
  return list(
    listSpans(numbers, 12).map(([first, last]) => (first === last ? month(first) : `${month(first)}–${month(last)}`)),
  );
}

/** An end for after «до»: a date, a day of every year (MM-dd) or words, which are in the genitive. */
export function end(until: string): string {
  if (isCalendarDate(until)) return date(until);
  return /^\d\d-\d\d$/.test(until) ? yearDay(until) : until;
}

/** Two ends of a way, which nobody has to decline: `Медеу — Шымбулак`. It is true in both directions. */
export const between = (from: string, to: string): string => `${shortenName(from)} — ${shortenName(to)}`;

export const values: ValueMessages = {
  date,
  dayOfWeekAndDate,
  dayOfWeekAndDay,
  dateRange,
  time,
  duration,
  distance,
};
