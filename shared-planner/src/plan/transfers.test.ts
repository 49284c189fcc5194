import { expect, test } from 'vitest';
import { checkPlan } from '../check/index.ts';
import { PlanRequest } from '../schema/index.ts';
import { SMALL_PLANNING_DATA, withRules } from '../testing/small-planning-data.ts';
import { createPlanner } from './index.ts';

const data = withRules({ nearFromMinute: 0 });

/** Two days from 8 June; home is 46 minutes from the gate. */
const createRequest = (preferences: object, end_date = '2027-06-09') =>
  PlanRequest.parse({
    ...{ reference: 'ALM-TEST', today: '2027-05-01', start_date: '2027-06-08', end_date, locations: [6] },
    preferences: { arrival: { gateway: 'gate', time: '23:59' }, ...preferences },
  });

const plan = (request: PlanRequest) => createPlanner(data, 'test').makePlan(request);

test('a transfer on foot says so', () => {
  const [home, ...bases] = SMALL_PLANNING_DATA.bases;
  const gateways = [{ id: 'gate', name: 'Station', node: 'baths' }];
  const near = { ...SMALL_PLANNING_DATA, bases: home ? [{ ...home, node: 'park' }, ...bases] : [], gateways };
  const request = createRequest({ arrival: { gateway: 'gate', time: '10:00' } });
  const planned = createPlanner(near, 'test').makePlan(request);
  expect(planned.days[0]?.items[0]).toMatchObject({ type: 'drive', from: 'baths', to: 'park', isWalk: true });
  expect(checkPlan(planned, request, near)).toEqual([]);
});

test('a day does not begin before the visitor has arrived in the night', () => {
  const request = createRequest({ dayStart: '00:10' });
  const planned = plan(request);
  expect(planned.days[1]?.items[0]).toMatchObject({ type: 'drive', depart: '00:45' });
  expect(checkPlan(planned, request, data)).toEqual([]);
});

test('a departure before the visitor has arrived in the night is an error', () => {
  const leaveAt = (time: string) => createRequest({ departure: { gateway: 'gate', time } });
  expect(() => plan(leaveAt('03:30'))).toThrow('Choose a later departure');
  expect(checkPlan(plan(leaveAt('03:31')), leaveAt('03:31'), data)).toEqual([]);
  const later = createRequest({ departure: { gateway: 'gate', time: '00:00' } }, '2027-06-10');
  expect(checkPlan(plan(later), later, data)).toEqual([]);
});
