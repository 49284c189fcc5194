import { expect, test } from 'vitest';
import type { PlanItem } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { bathsTrip, day, museumTrip, parkTrip } from '../testing/plan-builder.ts';

const DATE = '2027-06-08';
const location = (id: number) => ({ kind: 'location' as const, id });
const activity = (id: number) => ({ kind: 'activity' as const, id });
const listOrderViolations = (items: PlanItem[], order: ReturnType<typeof location | typeof activity>[][]) =>
  listViolations([day(DATE, items)], { request: { order } }).filter((text) => text.startsWith('H13'));

/** The museum, the baths, a garden at the park. */
const trip = [
  ...museumTrip('10:00', '11:30'),
  ...bathsTrip('12:30', '14:30'),
  ...parkTrip(6, '15:40', '16:40', { activityIds: [4] }),
];

test('stops of a sequence are done in its order', () => {
  expect(listOrderViolations(trip, [[location(1), activity(2), location(6)]])).toEqual([]);
  expect(listOrderViolations(trip, [[activity(2), location(1), location(6)]])).toEqual([
    'H13: activity 2 is after location 1, but was put before it',
  ]);
});

test('two stops of a sequence are in order also when a third one is between them', () => {
  expect(listOrderViolations(trip, [[location(6), location(1)]])).toEqual([
    'H13: location 6 is after location 1, but was put before it',
  ]);
});

test('stops of different sequences may be in any order', () => {
  const order = [[location(6), location(5)], [activity(2)], [location(1)]];
  expect(listOrderViolations(trip, order)).toEqual([]);
});

test('an activity of a visit may be in any order', () => {
  expect(listOrderViolations(trip, [[activity(4), location(1)]])).toEqual([]);
});

test('stops of different days may be in any order', () => {
  const days = [day(DATE, museumTrip('10:00', '11:30')), day('2027-06-09', bathsTrip('10:00', '12:00'))];
  expect(listViolations(days, { request: { order: [[activity(2), location(1)]] } })).toEqual([]);
});
