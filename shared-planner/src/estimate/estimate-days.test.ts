import { expect, test } from 'vitest';
import { createPlanner } from '../plan/create-planner.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { USUAL_PREFERENCES } from '../schema/usual-preferences.ts';
import { SMALL_PLANNING_DATA, withLocation } from '../testing/small-planning-data.ts';
import { estimateDays } from './estimate-days.ts';
import { estimateTrip } from './estimate-trip.ts';

const TODAY = '2027-01-10';
const estimate = (locations: number[], data: PlanningData = SMALL_PLANNING_DATA) =>
  estimateDays(createPlanner(data, 'test'), data, { locations, activities: [] }, TODAY, USUAL_PREFERENCES);

test('what fits into a day needs one day, in the next month', () => {
  expect(estimate([1, 6])).toEqual({ month: '2027-02', days: 1, itemCount: 2 });
});

test('the days are the fewest that hold everything', () => {
  const locations = [1, 2, 3, 8];
  const found = estimate(locations);
  expect(found?.month).toBe('2027-02');
  const days = found?.days ?? 0;
  expect(days).toBeGreaterThan(1);
  const count = (length: number) =>
    estimateTrip(createPlanner(SMALL_PLANNING_DATA, 'test'), SMALL_PLANNING_DATA, {
      ...{ today: TODAY, locations, activities: [], preferences: USUAL_PREFERENCES },
      // From the first Wednesday on.
      ...{ start_date: '2027-02-03', end_date: `2027-02-0${length + 2}` },
    }).fitCount;
  expect([count(days - 1) < locations.length, count(days)]).toEqual([true, locations.length]);
});

test('takes a month in which most of them are possible, after the turn of the year too', () => {
  const data = withLocation(1, { bestMonths: [12], possibleMonths: [12] });
  expect(estimate([1], data)?.month).toBe('2027-12');
  expect(estimate([1], withLocation(1, { bestMonths: [1], possibleMonths: [1] }))?.month).toBe('2028-01');
});

test('does not count what is closed', () => {
  const data = withLocation(1, { notice: { state: 'closed', reviewBy: '2029-12-31' } });
  expect(estimate([1, 6], data)).toMatchObject({ days: 1, itemCount: 1 });
});

test('says nothing of a selection of which nothing is possible', () => {
  expect(estimate([1], withLocation(1, { notice: { state: 'closed', reviewBy: '2029-12-31' } }))).toBeUndefined();
});

test('who travels by public transport needs no days for what it does not reach', () => {
  const estimateBy = (transport: 'driver' | 'public') =>
    estimateDays(
      createPlanner(SMALL_PLANNING_DATA, 'test'),
      SMALL_PLANNING_DATA,
      { locations: [1, 3], activities: [] },
      TODAY,
      { ...USUAL_PREFERENCES, transport },
    )?.itemCount;
  expect([estimateBy('driver'), estimateBy('public')]).toEqual([2, 1]);
});
