import { describe, expect, test } from 'vitest';
import { addDays, formatDate, formatDays, formatMonth, formatYearDay, getMonthName, getWeekdayName } from './index.ts';
import * as english from './names/english.ts';
import * as kazakh from './names/kazakh.ts';
import type { Names } from './names/names.ts';
import * as russian from './names/russian.ts';

const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));

/** How we write it where Unicode CLDR says «г.» or «ж.» in a date, and a month with a capital letter where it is alone. */
const KAZAKH_MONTHS = new RegExp(kazakh.months.join('|'), 'i');
const write = (text: string) =>
  text
    .replace(' г.', '')
    .replace(' ж.', ' жылғы')
    .replace(KAZAKH_MONTHS, (month) => month.toLowerCase());

describe.each<[string, Names]>([
  ['en-GB', english],
  ['ru', russian],
  ['kk', kazakh],
])('every day of a year, in %s,', (locale, names) => {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    write(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)));
  const getParts = (day: string) => [String(Number(day.slice(8))), Number(day.slice(5, 7)), day.slice(0, 4)] as const;

  test('is written as people of the language write it', () => {
    for (const day of days) {
      const [dayOfMonth, month, year] = getParts(day);
      expect(names.writeDate(dayOfMonth, month, year)).toBe(format(day, { dateStyle: 'long' }));
      expect(names.writeYearDay(dayOfMonth, month)).toBe(format(day, { day: 'numeric', month: 'long' }));
      expect(names.writeMonth(month, year)).toBe(format(day, { month: 'long', year: 'numeric' }));
    }
  });

  test('is in a month and on a weekday of that name', () => {
    for (const day of days) {
      const weekday = new Date(day).getUTCDay();
      expect(names.months[getParts(day)[1] - 1]).toBe(format(day, { month: 'long' }));
      expect(names.weekdays[weekday]).toBe(format(day, { weekday: 'long' }));
      expect(names.shortWeekdays[weekday]).toBe(format(day, { weekday: 'short' }));
    }
  });
});

test('without a condition the language is English', () => {
  expect(formatDate('2027-06-11')).toBe('11 June 2027');
  expect(formatDays('11 to 17', '2027-06-17')).toBe('11 to 17 June 2027');
  expect([formatYearDay('06-01'), formatMonth('2027-06')]).toEqual(['1 June', 'June 2027']);
  expect([0, 1, 12, 13].map(getMonthName)).toEqual(['December', 'January', 'December', 'January']);
  expect([0, 1, 7, 8].map(getWeekdayName)).toEqual(['Sunday', 'Monday', 'Sunday', 'Monday']);
});

test('what is not a date is refused', () => {
  expect(() => formatDate('2027-02-29')).toThrow(RangeError);
});
