import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths, countDays, isCalendarDate } from './index.ts';

const date = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('in the time zone %s', (zone) => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (TZ) process.env.TZ = TZ;
    else delete process.env.TZ;
  });

  test.each([
    ['2027-06-11', '2027-06-17', 7],
    ['2027-06-11', '2027-06-11', 1],
    // Daylight saving time starts in between.
    ['2027-03-27', '2027-04-01', 6],
    ['2027-12-31', '2028-01-01', 2],
    ['2028-02-28', '2028-03-01', 3],
    ['2027-06-17', '2027-06-11', 0],
  ])('%s to %s is %i days', (first, last, days) => {
    expect(countDays(first, last)).toBe(days);
  });

  test.each([
    ['2027-06-11', 0, '2027-06-11'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-22', 59, '2027-01-20'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('%s plus %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test.each([
    ['2026-11-22', 18, '2028-05-22'],
    ['2026-08-31', 18, '2028-02-29'],
    ['2027-08-31', 18, '2029-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 18, '2029-08-29'],
    ['2027-03-31', 1, '2027-04-30'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test('what is no date counts no days, and nothing can be added to it', () => {
    expect(countDays('2027-02-29', '2027-03-01')).toBeNaN();
    expect(countDays('2027-03-01', 'soon')).toBeNaN();
    expect(() => addDays('2027-02-29', 1)).toThrow(RangeError);
    expect(() => addMonths('', 1)).toThrow(RangeError);
  });

  test('so many days later are counted as one more, because both days count', () => {
    fc.assert(
      fc.property(date, fc.nat(4000), (day, days) => {
        expect(countDays(day, addDays(day, days))).toBe(days + 1);
      }),
    );
  });

  test('so many months later is the same day of the month, or the last one of a shorter month', () => {
    fc.assert(
      fc.property(date, fc.nat(60), (day, months) => {
        const later = addMonths(day, months);
        expect(isCalendarDate(later)).toBe(true);
        const getMonths = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(getMonths(later)).toBe(getMonths(day) + months);
        if (later.slice(8) !== day.slice(8)) expect(addDays(later, 1)).toMatch(/-01$/);
      }),
    );
  });
});
