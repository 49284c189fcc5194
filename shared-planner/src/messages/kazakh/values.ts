import { formatNumber } from '@almaty/languages';
import { listSpans } from '../list-spans.ts';
import type { ValueMessages } from '../plan-messages.ts';
import { roundDistance, shortenName, writeDuration, writeTime } from '../write-values.ts';
import { date, dateRange, dayName, dayOfWeekAndDate, month, weekday } from './dates.ts';
import { formatInteger } from './format-integer.ts';

/** The longest list that is written out. */
const LONGEST_LIST = 3;

/** `09:30`; `00:30 (келесі күні)` for 24:30. */
export const time = (text: string): string => writeTime(text, 'келесі күні');

/** `3 сағ 15 мин`, `45 мин`, `2 сағ`. */
export const duration = (minutes: number): string => writeDuration(minutes, 'сағ', 'мин', '\u00A0');

/** `200 км`; `3,4 км` below ten. */
export const distance = (km: number): string => `${formatNumber('kk', roundDistance(km))}\u00A0км`;

/** `2 600 м`. */
export const metres = (value: number): string => `${formatInteger(value)}\u00A0м`;

/** `2 күн`: a word after a number stays as it is. */
export const count = (number: number, word: string): string => `${formatInteger(number)}\u00A0${word}`;

/** `а`, `а және б`, `а, б және в`. */
export const list = (texts: readonly string[], conjunction: 'және' | 'немесе' = 'және'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${conjunction} ${texts.at(-1)}`;

/** A list that stays short: `а, б, в немесе тағы 4 орынның бірі`. */
export function shortList(texts: readonly string[]): string {
  const others = texts.length - LONGEST_LIST;
  return others <= 1
    ? list(texts, 'немесе')
    : list([...texts.slice(0, LONGEST_LIST), `тағы ${others} орынның бірі`], 'немесе');
}

/** The days of a trip on which something is closed; a long list only says how many there are. */
export function dates(closed: readonly string[]): string {
  if (closed.length > LONGEST_LIST) return `Сапарыңыздың ${count(closed.length, 'күнінде')}`;
  const [only = ''] = closed;
  return closed.length === 1
    ? `${dayOfWeekAndDate(only)} күні`
    : `${list(closed.map((day) => `${date(day)} (${weekday(day)})`))} күндері`;
}

/** Months, 1 to 12 in ascending order, as spans: `маусым–қыркүйек`, `сәуір–мамыр және қазан`. */
export function months(numbers: readonly number[]): string {
  if (numbers.length === 12) return 'жыл бойы';
  return list(
    listSpans(numbers, 12).map(([first, last]) => (first === last ? month(first) : `${month(first)}–${month(last)}`)),
  );
}

/** Two ends of a way, which take no suffix: `Медеу — Шымбұлақ`. It is true in both directions. */
export const between = (from: string, to: string): string => `${shortenName(from)} — ${shortenName(to)}`;

export const values: ValueMessages = {
  date,
  dayOfWeekAndDate,
  dayOfWeekAndDay: dayName,
  dateRange,
  time,
  duration,
  distance,
};
