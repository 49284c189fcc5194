import { expect, test } from 'vitest';
import { checkPlan } from '../check/index.ts';
import { createPlanner } from '../plan/index.ts';
import { PlanRequest } from '../schema/index.ts';
import { formatDays } from '../testing/make-plan.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { findNearestNode, requestFromNow } from './index.ts';

const planner = createPlanner(SMALL_PLANNING_DATA, 'test');
const request = PlanRequest.parse({
  ...{ reference: 'ALM-TEST', today: '2027-01-04', start_date: '2027-06-15', end_date: '2027-06-17' },
  ...{ locations: [1, 2, 3, 5], preferences: { arrival: { gateway: 'gate', time: '07:00' } } },
});
const revision = { request, plan: planner.makePlan(request) };

/** The plan of what is left, which breaks no rule. */
function planFrom(date: string, time: string, node: string) {
  const asked = requestFromNow(revision, SMALL_PLANNING_DATA, { date, time, node });
  if (!asked) return undefined;
  const plan = planner.makePlan(PlanRequest.parse(asked));
  expect(checkPlan(plan, asked, SMALL_PLANNING_DATA)).toEqual([]);
  return { asked, plan };
}

test('the rest of the trip begins where the visitor is, and not before now', () => {
  const [first] = formatDays(revision.plan);
  expect(first?.[0]).toBe('07:00-07:46 airport > home');
  const left = planFrom('2027-06-15', '13:10', 'hill');
  expect(left?.plan.days[0]?.base.from).toBe('hill');
  expect(formatDays(left?.plan ?? revision.plan)[0]?.[0]).toMatch(/^13:(1|2)\d-\d\d:\d\d hill > /);
});

test('what has begun is done, and everything else is planned', () => {
  const begun = revision.plan.days[0]?.items.flatMap((item) => (item.type === 'visit' ? [item.locationId] : [])) ?? [];
  const left = planFrom('2027-06-16', '08:00', 'home');
  expect(left?.asked.locations).toEqual([1, 2, 3, 5].filter((id) => !begun.includes(id)));
  expect(left?.plan.unscheduled).toEqual([]);
  expect(left?.plan.days).toHaveLength(2);
  expect(left?.asked.underway).toMatchObject({ daysBefore: 1 });
});

test('a booking that has begun is not asked for again', () => {
  const bookings = [
    { title: 'Breakfast', date: '2027-06-16', start: '09:00', minutes: 60 },
    { title: 'Dinner', date: '2027-06-16', start: '19:00', minutes: 60 },
  ];
  const booked = PlanRequest.parse({ ...request, preferences: { bookings } });
  const now = { date: '2027-06-16', time: '09:00', node: 'home' };
  const asked = requestFromNow({ request: booked, plan: planner.makePlan(booked) }, SMALL_PLANNING_DATA, now);
  expect(asked?.preferences.bookings).toEqual(bookings.slice(1));
});

test('a night base is where the visitor woke up', () => {
  const left = planFrom('2027-06-17', '08:00', 'village');
  expect(left?.plan.days[0]?.base).toEqual({ from: 'village-base', to: 'home-base' });
});

test('before and after the trip there is nothing to plan again', () => {
  expect(planFrom('2027-06-14', '08:00', 'home')).toBeUndefined();
  expect(planFrom('2027-06-18', '08:00', 'home')).toBeUndefined();
});

test('nothing very strenuous is planned on the day after another such day', () => {
  const hard = PlanRequest.parse({
    ...{ reference: 'ALM-TEST', today: '2027-01-04', start_date: '2027-06-16', end_date: '2027-06-16' },
    ...{ locations: [8], underway: { node: 'home', time: '09:00', daysBefore: 2, levelBefore: 2 } },
  });
  expect(planner.makePlan(hard).unscheduled).toEqual([]);
  const after = { ...hard, underway: { node: 'home', time: '09:00', daysBefore: 2, levelBefore: 3 } };
  expect(planner.makePlan(after).unscheduled).toHaveLength(1);
});

test('a place that the road graph does not have is refused', () => {
  expect(() => planFrom('2027-06-16', '08:00', 'moon')).toThrow('There is no node "moon".');
});

test('too late for the way back, the visitor is told what to choose', () => {
  expect(() => planFrom('2027-06-17', '20:00', 'village')).toThrow('Choose a later end');
});

test('the nearest node of a position', () => {
  const nodes = [
    { id: 'a', name: 'A', lat: 43.2, lon: 76.9 },
    { id: 'b', name: 'B', lat: 43.1, lon: 77.0 },
  ];
  expect(findNearestNode({ nodes, edges: [] }, 43.12, 76.99).id).toBe('b');
});
