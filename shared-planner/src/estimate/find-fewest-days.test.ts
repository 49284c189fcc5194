import { expect, test, vi } from 'vitest';
import { createPlanner } from '../plan/create-planner.ts';
import type { Plan, UnscheduledItem } from '../schema/plan.ts';
import { USUAL_PREFERENCES } from '../schema/usual-preferences.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { findFewestDays } from './find-fewest-days.ts';
import { planTrip } from './plan-trip.ts';

const emptyTrip = planTrip(createPlanner(SMALL_PLANNING_DATA, 'test'), {
  ...{ today: '2027-01-10', start_date: '2027-06-12', end_date: '2027-06-12', locations: [], activities: [] },
  preferences: USUAL_PREFERENCES,
});

/** Plans trips into each day of which so many items fit. */
const createPlanDays = (itemCount: number, perDay: number) =>
  vi.fn((days: number): Plan => {
    const left = Math.max(0, itemCount - days * perDay);
    const unscheduled = Array.from(
      { length: left },
      (_, id): UnscheduledItem => ({
        ...{ kind: 'location', id, reason: { code: 'needs_more_days', days: 1 } },
      }),
    );
    return { ...emptyTrip, days: Array.from({ length: days }, () => emptyTrip.days).flat(), unscheduled };
  });

test.each([
  [10, 1, 0, 7, 10],
  [10, 3, 0, 7, 4],
  [10, 3, 1, 4, 4],
  [12, 3, 3, 4, 4],
  [40, 2, 3, 5, 20],
  [1, 1, 0, 7, 1],
])(
  '%i items, %i a day, after %i days that are too few, tried from %i: %i days',
  (items, perDay, tooFew, first, days) => {
    expect(findFewestDays(createPlanDays(items, perDay), items, tooFew, first)?.days).toHaveLength(days);
  },
);

test('gives up after 30 days', () => {
  const planDays = createPlanDays(31, 1);
  expect(findFewestDays(planDays, 31, 0, 7)).toBeUndefined();
  expect(Math.max(...planDays.mock.calls.map(([days]) => days))).toBeLessThanOrEqual(30);
});
