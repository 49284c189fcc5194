import { addDays } from '@almaty/dates';
import { createPlanner } from '@almaty/planner/plan';
import type { Plan } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { createPlanningData } from './create-planning-data.ts';

// The sample itineraries are about open places: what editors write today is not their subject.
const openNotice = { state: 'open', reviewBy: '2029-12-31' } as const;
const data = createPlanningData(catalogue);
const { sampleItineraries } = catalogue;
const planner = createPlanner(
  { ...data, locations: data.locations.map((location) => ({ ...location, notice: openNotice })) },
  'test',
);

/** The plan of a sample itinerary that begins on a day of a month of 2028. */
function makePlan({ days }: (typeof sampleItineraries)[number], month: number, day: number): Plan {
  const start = `2028-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return planner.makePlan({
    ...{ reference: 'SAMPLE', today: '2027-12-01', revision: 1, locks: [], variants: [], previous: [], order: [] },
    start_date: start,
    end_date: addDays(start, days.length - 1),
    locations: days.flatMap(({ locationIds }) => locationIds),
    activities: days.flatMap(({ activityIds }) => activityIds ?? []),
    preferences: { pace: 'balanced', transport: 'car', dayStart: '09:00' },
  });
}

const starts = sampleItineraries.flatMap((sample) =>
  sample.months.flatMap((month) => [10, 11, 12, 13, 14, 15, 16].map((day) => [sample.id, month, day, sample] as const)),
);

test.each(starts)('the plan of %s from month %i, day %i has every item that is open', (_id, month, day, sample) => {
  const plan = makePlan(sample, month, day);
  expect(plan.unscheduled.filter(({ reason }) => reason.code !== 'closed_that_day')).toEqual([]);
  expect(plan.isOptimal).toBe(true);
});
