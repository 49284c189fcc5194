import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDayParts, toCalendarDate, toDate } from './day.ts';

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
    expect(toCalendarDate(date)).toBe('2027-03-28');
  });
});

test('splits a date into day, weekday and month', () => {
  expect(getDayParts('2027-06-11', 'en-US')).toEqual({ day: 11, weekday: 'Friday', month: 'June 2027' });
});

test.each(['fa-IR-u-nu-latn', 'th-TH', 'ar-SA-u-nu-latn'])('uses the Gregorian calendar in %s', (locale) => {
  expect(getDayParts('2027-06-11', locale)).toMatchObject({ day: 11, month: expect.stringContaining('2027') });
});
