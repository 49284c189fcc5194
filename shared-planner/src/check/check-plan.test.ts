import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanDay, PlanItem } from '../schema/index.ts';
import { CLEAN_PLAN, CLEAN_REQUEST } from '../testing/clean-plan.ts';
import { activity, createPlan, day, drive, meal, toTime, visit } from '../testing/plan-builder.ts';
import { RUN_COUNT } from '../testing/run-count.ts';
import { SMALL_PLANNING_DATA, withLocation } from '../testing/small-planning-data.ts';
import { checkPlan } from './index.ts';

test('a plan that keeps the rules has no violation', () => {
  expect(checkPlan(CLEAN_PLAN, CLEAN_REQUEST, SMALL_PLANNING_DATA)).toEqual([]);
});

test('a violation says its rule, date and item', () => {
  expect(checkPlan(CLEAN_PLAN, CLEAN_REQUEST, withLocation(3, { possibleMonths: [7, 8] }))).toEqual([
    {
      rule: 'H1',
      date: '2027-06-10',
      item: { kind: 'location', id: 3 },
      message: 'location 3 on 2027-06-10 is outside its months 7, 8',
    },
  ]);
});

test('planning data without a rule is an error', () => {
  expect(() => checkPlan(CLEAN_PLAN, CLEAN_REQUEST, { ...SMALL_PLANNING_DATA, rules: [] })).toThrow('maxDayMinutes');
});

const NODES = ['home', 'park', 'museum', 'canyon', 'desert', 'nowhere'];
const id = fc.integer({ min: -1, max: 10 });
const node = fc.constantFrom(...NODES);
const time = fc.integer({ min: 0, max: 47 * 60 + 59 }).map(toTime);
const span = fc.record({ start: time, end: time });
const optionalMeal = fc.option(span).map((entry) => (entry ? { meal: entry } : {}));

const item: fc.Arbitrary<PlanItem> = fc.oneof(
  fc.tuple(node, node, time, time, fc.nat(300), optionalMeal).map((fields) => drive(...fields)),
  fc
    .tuple(id, time, time, fc.array(id, { maxLength: 2 }), optionalMeal)
    .map(([locationId, arrive, leave, activityIds, fields]) =>
      visit(locationId, arrive, leave, { activityIds, ...fields }),
    ),
  fc
    .tuple(id, node, time, time, fc.option(id), optionalMeal)
    .map(([activityId, at, arrive, leave, locationId, fields]) =>
      activity(activityId, at, arrive, leave, { ...(locationId === null ? {} : { locationId }), ...fields }),
    ),
  fc.tuple(node, time, time).map((fields) => meal(...fields)),
);

const date = fc.constantFrom('0000-01-01', '2024-02-29', '2027-06-08', '2027-12-07', '9999-12-31');
const base = fc.constantFrom('home-base', 'gate', 'village-base', 'camp-5', 'camp-99', 'camp-', '');

const planDay: fc.Arbitrary<PlanDay> = fc
  .tuple(date, fc.array(item, { maxLength: 5 }), base, base)
  .map(([on, items, from, to]) => day(on, items, { base: { from, to } }));

test('no plan that its schema accepts makes the verifier throw', () => {
  const property = fc.property(fc.array(planDay, { maxLength: 3 }), (days) => {
    const plan = createPlan(days, CLEAN_REQUEST);
    // It asks for six locations, of which one cannot be reached in time: something is always wrong.
    expect(checkPlan(plan, CLEAN_REQUEST, SMALL_PLANNING_DATA)).not.toEqual([]);
  });
  fc.assert(property, { numRuns: RUN_COUNT });
});
