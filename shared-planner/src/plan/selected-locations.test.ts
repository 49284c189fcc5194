import { expect, test } from 'vitest';
import { checkPlan } from '../check/index.ts';
import { PlanRequest } from '../schema/index.ts';
import { withLocation } from '../testing/small-planning-data.ts';
import { createPlanner } from './index.ts';

test('an activity is not done by itself at a selected location that is closed on the day it is locked to', () => {
  const data = withLocation(6, {
    seasonalClosures: [{ from: '06-08', to: '06-08', kind: 'closure', what: 'repairs' }],
  });
  const request = PlanRequest.parse({
    ...{ reference: 'ALM-TEST', today: '2027-05-01', start_date: '2027-06-08', end_date: '2027-06-09' },
    ...{ locations: [1, 2, 6], activities: [4] },
    locks: [
      { kind: 'location', id: 6, date: '2027-06-08' },
      { kind: 'location', id: 1, date: '2027-06-07' },
      { kind: 'location', id: 2, date: '2027-06-07' },
    ],
  });
  const plan = createPlanner(data, 'test').makePlan(request);
  expect(plan.unscheduled.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'location 1',
    'location 2',
    'location 6',
    'activity 4',
  ]);
  expect(plan.unscheduled.at(-1)?.reason).toEqual({ code: 'needs_location', locationIds: [] });
  expect(checkPlan(plan, request, data)).toEqual([]);
});
