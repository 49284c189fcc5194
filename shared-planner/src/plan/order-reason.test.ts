import { expect, test } from 'vitest';
import { formatUnscheduled, makePlan } from '../testing/make-plan.ts';

const DAY = { start_date: '2027-06-15', end_date: '2027-06-15', locations: [1, 2, 6], activities: [2] };
const [museum, park, baths] = [
  { kind: 'location', id: 1 },
  { kind: 'location', id: 2 },
  { kind: 'activity', id: 2 },
] as const;
const plan = (dayStart: string, order: readonly unknown[]) =>
  formatUnscheduled(makePlan({ ...DAY, order, preferences: { dayStart } }));

test('an item that fits in another order is left out because of its order', () => {
  expect(plan('14:00', [])).toEqual([]);
  // The museum lets nobody in when the baths are over.
  expect(plan('14:00', [[baths, museum, park]])).toEqual(['activity 2: order']);
});

test('an item that fits in no order is left out for another reason', () => {
  for (const order of [[], [[baths, museum]]]) expect(plan('15:00', order)).toEqual(['activity 2: needs_more_days']);
});
