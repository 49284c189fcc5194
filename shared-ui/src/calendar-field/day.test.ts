import { formatCalendarDate } from '@almaty/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countDays, getDayParts, toDate, toDay } from './day.ts';

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('in the time zone %s', (zone) => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (TZ) process.env.TZ = TZ;
    else delete process.env.TZ;
  });

  test('a calendar date converts to local midnight, and back', () => {
    const date = toDate('2027-03-28');
    expect([date.getDate(), date.getHours()]).toEqual([28, 0]);
    expect(toDay(date)).toBe('2027-03-28');
  });
});

test.each([
  ['en-US', 'June 11, 2027'],
  ['en-GB', '11 June 2027'],
  ['ru-RU', '11 июня 2027 г.'],
])('formats a date in the long format of %s', (locale, text) => {
  expect(formatCalendarDate('2027-06-11', locale)).toBe(text);
});

test('splits a date into day, weekday and month', () => {
  expect(getDayParts('2027-06-11', 'en-US')).toEqual({ day: 11, weekday: 'Friday', month: 'June 2027' });
});

test.each(['fa-IR-u-nu-latn', 'th-TH', 'ar-SA-u-nu-latn'])('uses the Gregorian calendar in %s', (locale) => {
  expect(formatCalendarDate('2027-06-11', locale)).toMatch(/11.*2027|2027.*11/);
  expect(getDayParts('2027-06-11', locale)).toMatchObject({ day: 11, month: expect.stringContaining('2027') });
});

test.each([
  ['2027-06-11', '2027-06-17', 7],
  ['2027-06-11', '2027-06-11', 1],
  // Daylight saving time starts in between.
  ['2027-03-27', '2027-04-01', 6],
  ['2027-12-31', '2028-01-01', 2],
  ['2027-06-17', '2027-06-11', 0],
])('%s to %s is %i days', (first, last, days) => {
  expect(countDays(first, last)).toBe(days);
});
