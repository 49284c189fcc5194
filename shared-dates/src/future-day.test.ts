import { expect, test } from 'vitest';
import { isFutureDay } from './future-day.ts';

test('a day is in the future when it has begun nowhere in the world', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].filter((day) => isFutureDay(day, now))).toEqual([]);
  expect(['2026-11-24', '2099-01-01'].filter((day) => isFutureDay(day, now))).toHaveLength(2);
});
