import { describe, expect, test } from 'vitest';
import { checkPlan } from '../check/index.ts';
import { PlanRequest } from '../schema/index.ts';
import { formatDays, formatUnscheduled, makePlan } from '../testing/make-plan.ts';
import { SMALL_PLANNING_DATA, withLocation } from '../testing/small-planning-data.ts';
import { createPlanner } from './index.ts';

const oneDay = { start_date: '2027-06-15', end_date: '2027-06-15' };
const hill = { visitMinutes: { min: 400, typical: 400, max: 400 }, strenuousness: 0 } as const;
/** One of these fills a day. */
const LONG = [2, 3, 6];
const longVisits = {
  ...SMALL_PLANNING_DATA,
  locations: SMALL_PLANNING_DATA.locations.map((location) => ({
    ...location,
    ...(LONG.includes(location.id) && hill),
  })),
};
const toReference = (id: number) => ({ kind: 'location', id }) as const;

describe('must-haves', () => {
  test('are planned before what was picked earlier', () => {
    const planWith = (mustHaves: object[]) =>
      formatUnscheduled(makePlan({ ...oneDay, locations: LONG, preferences: { mustHaves } }, longVisits));
    expect(planWith([])).toEqual(['location 3: needs_more_days', 'location 6: needs_more_days']);
    expect(planWith([toReference(6)])).toEqual(['location 2: needs_more_days', 'location 3: needs_more_days']);
    expect(planWith([toReference(6), toReference(3)])).toEqual([
      'location 2: needs_more_days',
      'location 6: needs_more_days',
    ]);
  });

  test('go before several others', () => {
    const locations = [1, 2, 3];
    const data = withLocation(3, { visitMinutes: { min: 540, typical: 540, max: 540 }, strenuousness: 0 });
    const planWith = (mustHaves: object[]) =>
      formatUnscheduled(makePlan({ ...oneDay, locations, preferences: { mustHaves } }, data));
    expect(planWith([])).toEqual(['location 3: needs_more_days']);
    expect(planWith([toReference(3)])).toEqual(['location 1: needs_more_days', 'location 2: needs_more_days']);
  });

  test('that are not in the request change nothing', () => {
    const plan = makePlan({ ...oneDay, locations: LONG, preferences: { mustHaves: [toReference(9)] } }, longVisits);
    expect(formatUnscheduled(plan)).toEqual(['location 3: needs_more_days', 'location 6: needs_more_days']);
  });
});

describe('with a driver', () => {
  const request = PlanRequest.parse({
    ...{ reference: 'ALM-TEST', today: '2027-01-04', start_date: '2027-06-15', end_date: '2027-06-17' },
    ...{ locations: [5], preferences: { transport: 'driver' } },
  });

  test('the days are those of a car, and a driver with a 4x4 is to be booked for its tracks', () => {
    const plan = createPlanner(SMALL_PLANNING_DATA, 'test').makePlan(request);
    const byCar = makePlan({ ...request, preferences: { transport: 'car' } });
    expect(formatDays(plan)).toEqual(formatDays(byCar));
    expect(plan.bookAhead).toContainEqual(expect.objectContaining({ type: '4x4', vehicle: 'driven' }));
    expect(byCar.bookAhead).toContainEqual(expect.objectContaining({ type: '4x4', vehicle: 'hired' }));
    expect(checkPlan(plan, request, SMALL_PLANNING_DATA)).toEqual([]);
  });
});
