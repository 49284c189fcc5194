import { expect, test } from 'vitest';
import { addDays, formatEnglishDate, getWeekdayOfDate } from './index.ts';

const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

test('every day of a year is written as British English writes it', () => {
  for (const day of days) expect(formatEnglishDate(day)).toBe(format(day, { dateStyle: 'long' }));
});

test('every day of a year has the name that it has in English', () => {
  for (const day of days) expect(getWeekdayOfDate(day)).toBe(format(day, { weekday: 'long' }));
});

test('what is not a date is refused', () => {
  expect(() => formatEnglishDate('2027-02-29')).toThrow(RangeError);
});
