import { isCalendarDate } from '@almaty/dates';
import * as names from '@almaty/dates/names/kazakh';
import { createDates } from '../create-dates.ts';

// A suffix follows the sounds of its word, so that none is added to a month by itself.
const MONTHS_IN_DATIVE = [
  ...['қаңтарға', 'ақпанға', 'наурызға', 'сәуірге', 'мамырға', 'маусымға'],
  ...['шілдеге', 'тамызға', 'қыркүйекке', 'қазанға', 'қарашаға', 'желтоқсанға'],
];
const MONTHS_IN_ABLATIVE = [
  ...['қаңтардан', 'ақпаннан', 'наурыздан', 'сәуірден', 'мамырдан', 'маусымнан'],
  ...['шілдеден', 'тамыздан', 'қыркүйектен', 'қазаннан', 'қарашадан', 'желтоқсаннан'],
];

const { date, yearDay, days, weekday, month } = createDates(names);

export { date, month, weekday, yearDay };

/** A date, yyyy-MM-dd, or a day of every year, MM-dd, with another form of its month. */
function writeDay(day: string, months: readonly string[]): string {
  const inYear = `${Number(day.slice(-2))} ${months[Number(day.slice(-5, -3)) - 1]}`;
  return isCalendarDate(day) ? `${day.slice(0, 4)} жылғы ${inYear}` : inYear;
}

/** `2027 жылғы 12 маусымға дейін`, `20 мамырға дейін`; words say «дейін» themselves. */
export const until = (end: string): string =>
  isCalendarDate(end) || /^\d\d-\d\d$/.test(end) ? `${writeDay(end, MONTHS_IN_DATIVE)} дейін` : end;

/** `2027 жылғы 12 маусымнан бастап`. */
export const since = (day: string): string => `${writeDay(day, MONTHS_IN_ABLATIVE)} бастап`;

/** `2027 жылғы 12 маусымға`. */
export const to = (day: string): string => writeDay(day, MONTHS_IN_DATIVE);

/** `2027 жылғы 12 маусым, сенбі`. */
export const dayOfWeekAndDate = (day: string): string => `${date(day)}, ${weekday(day)}`;

/** `12 маусым, сенбі`: the year is the trip's. */
export const dayName = (day: string): string => `${yearDay(day)}, ${weekday(day)}`;

/** `2027 жылғы 12–14 маусым`, `2027 жылғы 30 маусым — 2 шілде`; `2027 жылғы 12 маусым` for one day. */
export function dateRange(first: string, last: string): string {
  if (first === last) return date(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return days(`${Number(first.slice(8))}–${Number(last.slice(8))}`, last);
  return `${date(first)} — ${first.slice(0, 4) === last.slice(0, 4) ? yearDay(last) : date(last)}`;
}
