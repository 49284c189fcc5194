import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCalendarDate, toDate } from './day.ts';

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
